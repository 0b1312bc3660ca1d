// The review of a match: win chances, turning points, the bot's moves, and luck.
import { useEffect, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import { gameEntry } from "../../games/list";
import type { AnyGameModule, Person } from "../../games/game";
import type { Player } from "../../match/record";
import { reviewOf, weighed, type Review } from "../../match/review";
import { seatNames, type Situation, type Story } from "../../match/situation";
import { Words } from "../../shared/Words";
import type { GameLocalizer } from "../../text/game_localizer";
import { useShell } from "../shell";
import { nameAt } from "./people";

type Props = {
  readonly game: string;
  readonly text: string;
  readonly players: readonly Player[];
  readonly people: readonly Person[];
  readonly localizer: GameLocalizer;
  readonly proof: AnyGameModule["proof"]; // then only a reason that is a proof speaks for a move
  readonly explain: () => Promise<unknown>;
  readonly at: number;
  readonly go: (at: number) => void;
};

const shown = 6; // turning points

export function ReviewPanel({ game, text, players, people, localizer, proof, explain, at, go }: Props) {
  const { say, language, settings } = useShell();
  const [review, setReview] = useState<Review | number>(0);
  useEffect(() => {
    const entry = gameEntry(game);
    if (!entry) return;
    const engine = new EngineLink(entry.engine); // a separate engine, so the replay is not blocked
    const work = async () => {
      await engine.call("open", text);
      const { stories } = await engine.call<{ readonly stories: readonly Story[] }>("stories", "", 0);
      const { result } = await engine.call<Situation>("situation", "", "", -1);
      const shares =
        result &&
        players.map((_, i) => (result.winners.includes(seatNames[i] ?? "p1") ? 1 / result.winners.length : 0));
      await explain().catch(() => undefined);
      setReview(await reviewOf(engine, stories, shares, weighed(players), settings.hints, setReview));
    };
    void work().catch(() => undefined);
    return () => engine.stop();
  }, [game, text]);
  if (typeof review === "number")
    return (
      <label class="review">
        {say("reviewing")} <progress max={1} value={review} />
      </label>
    );
  const percent = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  const signed = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return (
    <div class="review">
      <h3>{say("reviewWinCurve")}</h3>
      <WinCurve winCurve={review.winCurve} people={people} at={at} go={go} />
      <h3>{say("reviewTurning")}</h3>
      {review.better.length === 0 && <p>{say("reviewNothing")}</p>}
      <ol>
        {review.better.slice(0, shown).map((one) => (
          <li key={one.number}>
            <button onClick={() => go(one.number - 1)}>{say("moveNumber", { n: one.number })}</button>
            <p>
              {say("reviewBetter", {
                name: nameAt(people, one.seat),
                played: localizer.button(one.played),
                best: localizer.button(one.best),
                percent: percent.format(one.lost),
              })}
              {one.why && (!proof || proof(one.why) === "won") && (
                <span class="quiet">
                  {" "}
                  <Words text={localizer.say(one.why)} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      {review.luck.some((one) => one !== 0) && (
        <>
          <h3>{say("reviewLuck")}</h3>
          <ul>
            {people.map((person, i) => (
              <li key={person.seat}>
                {person.name}
                {say("colon")}
                <b>{signed.format(review.luck[i] ?? 0)}</b>
              </li>
            ))}
          </ul>
          <p class="quiet">{say("reviewLuckHelp")}</p>
        </>
      )}
    </div>
  );
}

// Lines of win chances. They differ in dashes as well as in colour.
function WinCurve({
  winCurve,
  people,
  at,
  go,
}: {
  readonly winCurve: Review["winCurve"];
  readonly people: readonly Person[];
  readonly at: number;
  readonly go: (at: number) => void;
}) {
  const { say } = useShell();
  const last = Math.max(1, winCurve.length - 1);
  const x = (move: number) => (300 * move) / last;
  const y = (share: number) => 100 - 100 * share;
  const click = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <figure class="win-curve">
      <svg viewBox="-4 -4 308 108" role="img" aria-label={say("reviewWinCurve")} onClick={click}>
        <path d="M0 0H300M0 50H300M0 100H300" class="win-curve-grid" />
        {people.map((person, i) => (
          <polyline
            key={person.seat}
            class={`win-curve-line seat-${i + 1}`}
            points={winCurve.map((shares, move) => `${x(move).toFixed(1)},${y(shares[i] ?? 0).toFixed(1)}`).join(" ")}
          />
        ))}
        <line x1={x(at)} x2={x(at)} y1={0} y2={100} class="win-curve-now" />
      </svg>
      <figcaption class="row">
        {people.map((person, i) => (
          <span key={person.seat} class="row">
            <svg width="28" height="10" aria-hidden="true">
              <line x1="0" y1="5" x2="28" y2="5" class={`win-curve-line seat-${i + 1}`} />
            </svg>
            {person.name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
