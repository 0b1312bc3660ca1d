// A new match: players and variants. All choices come from the engine.
import { useEffect, useMemo, useState } from "preact/hooks";
import { designedKind, gameEntry } from "../../games/list";
import { Refusal } from "../../engine/link";
import { levelsFor, reseated } from "../../match/levels";
import { begin } from "../../match/begin";
import { fitBot } from "../../match/fit";
import { askedOwn } from "../../match/own_content";
import { seated, withRules, type RecordFile } from "../../match/record";
import { gameLocalizer } from "../../text/game_localizer";
import type { PageProps } from "../App";
import { Chip } from "../parts/GameCard";
import { botOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { fitTo, Pills, useVariants, VariantFields, written, type Contents } from "../parts/variants";
import { useBegin } from "../route";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "./new_match.css";

export function NewMatch({ route }: PageProps) {
  const { say } = useShell();
  const id = route.parts[0] ?? "";
  const entry = gameEntry(id);
  const ready = useEngine(id);
  const game = useGame(id);
  useEffect(() => void (document.title = `${say("newMatch")} · ${entry?.title ?? ""}`));
  if (!entry) return <p class="page">{say("notFound")}</p>;
  return (
    <div class="page new-page">
      <div class="card-art" aria-hidden="true">
        <entry.Card />
      </div>
      <h1>
        {say("newMatch")}
        {say("colon")}
        {entry.title}
      </h1>
      <p class="ways">
        <a href={`#/friends/${id}`}>{say("ownDevicesInstead")}</a>
        {designedKind(id) && <a href={`#/design/${id}`}>{say("designOwn")}</a>}
      </p>
      {ready && game ? (
        <Form ready={ready} game={game} asked={askedOwn(id, route.query)} />
      ) : (
        <p class="waiting">{say("loading")}</p>
      )}
    </div>
  );
}

type FormProps = { readonly ready: Ready; readonly game: LoadedGame; readonly asked: Contents };

function Form({ ready, game, asked }: FormProps) {
  const { say, language } = useShell();
  const { engine, facts } = ready;
  const localizer = useMemo(
    () => gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false })),
    [game, language],
  );
  const [seats, setSeats] = useState<readonly string[]>(Array<string>(facts.min_seats).fill("human"));
  const variants = useVariants(asked);
  const [trouble, setTrouble] = useState("");
  const goTo = useBegin();
  const roles = facts.roles[seats.length - facts.min_seats] ?? [];
  const telling = tellApart(roles);

  const sitDown = (place: number, player: string) => setSeats(seats.map((old, i) => (i === place ? player : old)));
  const count = (wanted: number) => {
    const levels = levelsFor(facts, wanted);
    setSeats(Array.from({ length: wanted }, (_, i) => reseated(seats[i] ?? "human", levels)));
    fitTo(wanted, facts, variants);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const plan = {
      game: facts.id,
      seats: seats.map((player) => player.trim() || "human"),
      options: written(variants.options, facts.options),
      content: variants.content,
    };
    setTrouble("");
    try {
      const record: RecordFile = { sounder: 2, moves: [], ...plan, seats: plan.seats.map(seated) };
      await goTo(async () => {
        await engine.call("open", withRules(JSON.stringify(record), facts)); // refuses what does not go together
        return begin(plan);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <form class="new-match" onSubmit={(event) => void submit(event)}>
      {facts.max_seats > facts.min_seats && (
        <fieldset>
          <legend>{say("howMany")}</legend>
          <Pills
            name="count"
            value={seats.length}
            values={Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, i) => [
              facts.min_seats + i,
              String(facts.min_seats + i),
            ])}
            choose={count}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{say("whoSits")}</legend>
        {seats.map((player, i) => (
          <Seat
            key={i}
            place={i}
            role={telling && roles[i] ? localizer.say(roles[i]) : ""}
            player={player}
            levels={levelsFor(facts, seats.length)}
            sit={(next) => sitDown(i, next)}
          />
        ))}
        <p class="quiet">{say("passAndPlay")}</p>
      </fieldset>
      <VariantFields facts={facts} engine={engine} seats={seats} word={localizer.word} variants={variants} />
      {trouble && (
        <p class="refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
      <button class="primary" type="submit">
        {say("begin")}
      </button>
    </form>
  );
}

type SeatProps = {
  readonly place: number;
  readonly role: string;
  readonly player: string;
  readonly levels: readonly string[];
  readonly sit: (player: string) => void;
};

function Seat({ place, role, player, levels, sit }: SeatProps) {
  const { say } = useShell();
  const isBot = player.startsWith("bot:");
  const seat = say("seatNumber", { n: place + 1 });
  const label = [seat, role].filter(Boolean).join(", ");
  return (
    <div class="seat">
      <span class="seat-label">
        {seat}
        {role && <strong>{role}</strong>}
      </span>
      <Chip
        name={label}
        value={isBot ? player : "human"}
        values={[
          ["human", say("aPerson")],
          ...levels.map((level) => [`bot:${level}`, botOfLevel(level, say)] as const),
          [fitBot, say("fitBot")],
        ]}
        choose={sit}
      />
      {!isBot && (
        <input
          aria-label={say("nameOf", { seat: label })}
          maxLength={24}
          placeholder={say("person", { n: place + 1 })}
          value={player === "human" ? "" : player}
          onInput={(event) => sit(event.currentTarget.value.replace(/^(bot|cmd):/, "") || "human")}
        />
      )}
    </div>
  );
}
