// The result of a match, on a card over the dimmed board: a picture, the winner, how the scores came about. The next
// actions stay in reach below.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnyGameModule, Ending, Person, TallyLine } from "../../games/game";
import { seatNames, type Result, type Story } from "../../match/situation";
import type { GameLocalizer } from "../../text/game_localizer";
import { Icon } from "../frame/PageFrame";
import { SeatFace } from "../frame/SeatFace";
import { useShell, type Shell } from "../shell";
import type { LoadedGame } from "../use_game";
import "./ending.css";
import { nameAt } from "./people";
import { PigFace } from "../../shared/PigFace";

type Props = {
  readonly game: LoadedGame;
  readonly localizer: GameLocalizer;
  readonly view: unknown;
  readonly result: Result;
  readonly stories: readonly Story[];
  readonly people: readonly Person[];
  readonly practice: boolean;
  readonly note?: string; // what follows from the result
  readonly still: boolean;
  readonly close: () => void;
  readonly buttons: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly unfinished?: readonly [heading: string, standing: ComponentChildren] | null; // no result: how it ended, and how it stood
};

// For the button that has the focus when the card comes.
export const takeFocus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true });

const pieces = 14; // of confetti

export const wonHere = (people: readonly Person[], { winners }: Result): boolean =>
  people.some(({ you, seat }) => you && winners.includes(seat));

export function EndCard({
  game,
  localizer,
  view,
  result,
  stories,
  people,
  practice,
  note = "",
  still,
  close,
  buttons,
  children,
  unfinished = null,
}: Props) {
  const { say, language } = useShell();
  const [part, setPart] = useState<Ending<unknown> | "missing" | null>(null);
  useEffect(() => void game.module.ending().then(setPart, () => setPart("missing")), [game.module]);
  // A sheet over the card handles Escape itself.
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && !(target instanceof Element && target.closest(".panel"))) close();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [close]);
  if (!part) return null; // the card comes whole
  const own = part === "missing" || unfinished ? null : part;
  const won = wonHere(people, result);
  const watching = !people.some(({ you }) => you); // the picture is the winner's
  const lost = !won && !unfinished && !watching;
  const list = new Intl.ListFormat(language === "xx" ? "en" : language, { type: "conjunction" });
  return (
    <div class="end-ground" data-still={still}>
      <section class="ending" role="dialog" aria-labelledby="ended" data-outcome={won ? "won" : lost ? "lost" : "over"}>
        <button class="tool end-close" aria-label={say("close")} onClick={close}>
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
        <div class="end-text" tabIndex={0} role="group" aria-labelledby="ended">
          <div class="end-art">
            {own?.Art ? (
              <own.Art view={view} result={result} people={people} won={won || watching} still={still} />
            ) : (
              <PigFace />
            )}
            {won && !still && <Confetti />}
          </div>
          <h2 id="ended">
            {lost && <>{say("lostYou")} </>}
            <span class={lost ? "end-winner" : undefined}>
              {unfinished?.[0] ?? winnersIn(people, result, say, (names) => list.format(names))}
            </span>
          </h2>
          {lost && <p>{say("consoled")}</p>}
          {practice && <p class="practice">{say("practice")}</p>}
          {note && <p class="end-note">{note}</p>}
          {own && <p>{own.sentence(view, result, localizer.text, localizer.say)}</p>}
          {unfinished?.[1] ?? <Standings module={game.module} view={view} people={people} result={result} />}
          {own?.tally && (
            <Tally people={people} lines={own.tally(view, result, localizer.text, localizer.say, stories)} />
          )}
          {children}
        </div>
        <div class="end-buttons">{buttons}</div>
      </section>
    </div>
  );
}

function winnersIn(
  people: readonly Person[],
  { winners }: Result,
  say: Shell["say"],
  listed: (names: readonly string[]) => string,
): string {
  const names = winners.map((seat) => nameAt(people, seat));
  if (names.length !== 1) return say("winsMany", { names: listed(names) });
  return wonHere(people, { winners, scores: [], ranks: [] })
    ? say("winsYou")
    : say("winsOne", { name: names[0] ?? "" });
}

// Scores that are only 1 and 0 are left out: ranks say the same.
function Standings({
  module,
  view,
  people,
  result: { scores, ranks, winners },
}: {
  readonly module: AnyGameModule;
  readonly view: unknown;
  readonly people: readonly Person[];
  readonly result: Result;
}) {
  const { say } = useShell();
  const telling = scores.some((score) => score !== 0 && score !== 1);
  const rankOf = ({ seat }: Person) => ranks[seatNames.indexOf(seat)] ?? 9;
  return (
    <ol class="standings" aria-label={say("scores")}>
      {[...people]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((person) => (
          <li key={person.seat} data-first={winners.includes(person.seat)}>
            <span class="rank">{rankOf(person)}</span>
            <SeatFace module={module} view={view} seat={person.seat} /> {person.name}{" "}
            {telling && <b>{scores[seatNames.indexOf(person.seat)]}</b>}
          </li>
        ))}
    </ol>
  );
}

function Tally({ people, lines }: { readonly people: readonly Person[]; readonly lines: readonly TallyLine[] }) {
  const { say } = useShell();
  if (lines.length === 0) return null;
  return (
    <div
      class="tally"
      tabIndex={people.length > 3 ? 0 : undefined}
      role={people.length > 3 ? "group" : undefined}
      aria-label={say("tally")}
    >
      <table>
        <caption>{say("tally")}</caption>
        <thead>
          <tr>
            <td />
            {people.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {people.map(({ seat }, i) => (
                <td key={seat}>{values[i] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Straw and leaves in the air.
const Confetti = () => (
  <div class="confetti" aria-hidden="true">
    {Array.from({ length: pieces }, (_, i) => (
      <i key={i} style={{ "--i": i }} />
    ))}
  </div>
);
