// Who plays, with which variants. Everything offered comes from the engine.
import { useEffect, useMemo, useState } from "preact/hooks";
import { gameLine } from "../../games/list";
import { Refusal } from "../../engine/link";
import { begin } from "../../match/begin";
import { seated, type Chosen, type RecordFile } from "../../match/record";
import { seatNames, type ContentKind, type Option, type SeatName } from "../../match/situation";
import { speechOf } from "../../text/game_speech";
import type { PageProps } from "../App";
import { Chip } from "../parts/GameCard";
import { nameOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { useBegin } from "../route";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "./new_match.css";

export function NewMatch({ route }: PageProps) {
  const { say } = useShell();
  const id = route.parts[0] ?? "";
  const line = gameLine(id);
  const ready = useEngine(id);
  const game = useGame(id);
  useEffect(() => void (document.title = `${say("newMatch")} · ${line?.title ?? ""}`));
  if (!line) return <p class="page">{say("notFound")}</p>;
  return (
    <div class="page new-page">
      <div class="card-art" aria-hidden="true">
        <line.Card />
      </div>
      <h1>
        {say("newMatch")}: {line.title}
      </h1>
      {ready && game ? <Form ready={ready} game={game} /> : <p class="waiting">{say("loading")}</p>}
    </div>
  );
}

type Values = Readonly<Record<string, number>>;
type Contents = Readonly<Record<string, Chosen>>;

// A value that names a seat: its number from 0; -1 for any other.
const seatOf = (option: Option, value: number): number => seatNames.indexOf((option.names[value] ?? "") as SeatName);

// Those values of an option that exist with so many seats.
const valuesOf = (option: Option, seats: number): readonly number[] =>
  Array.from({ length: option.most - option.least + 1 }, (_, i) => option.least + i).filter((value) => seatOf(option, value) < seats);

function Form({ ready, game }: { readonly ready: Ready; readonly game: LoadedGame }) {
  const { say, language } = useShell();
  const { engine, facts } = ready;
  const speech = useMemo(() => speechOf(game.words, language, (seat) => ({ name: seat, you: false })), [game, language]);
  const [seats, setSeats] = useState<readonly string[]>(Array<string>(facts.min_seats).fill("human"));
  const [options, setOptions] = useState<Values>({});
  const [content, setContent] = useState<Contents>({});
  const [trouble, setTrouble] = useState("");
  const goTo = useBegin();
  const roles = facts.roles[seats.length - facts.min_seats] ?? [];
  const telling = tellApart(roles);

  const sitDown = (place: number, player: string) => setSeats(seats.map((old, i) => (i === place ? player : old)));
  const count = (wanted: number) => {
    setSeats(Array.from({ length: wanted }, (_, i) => seats[i] ?? "human"));
    // Somebody who has left can't begin.
    setOptions(
      Object.fromEntries(facts.options.filter((one) => valuesOf(one, wanted).includes(options[one.id] ?? -1)).map(({ id }) => [id, options[id] ?? 0])),
    );
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const plan = { game: facts.id, seats: seats.map((player) => player.trim() || "human"), options: written(options, facts.options), content };
    setTrouble("");
    try {
      const record: RecordFile = { sounder: 2, rules: facts.rules, moves: [], ...plan, seats: plan.seats.map(seated) };
      await goTo(async () => {
        await engine.ask("open", JSON.stringify(record)); // refuses what does not go together
        return begin(plan);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(error.message);
    }
  };
  const changed =
    facts.options.filter(({ id, usual }) => (options[id] ?? usual) !== usual).length +
    facts.content.filter(({ kind, usual }) => (content[kind]?.name ?? usual) !== usual || content[kind]?.document).length;
  return (
    <form class="new-match" onSubmit={(event) => void submit(event)}>
      {facts.max_seats > facts.min_seats && (
        <fieldset>
          <legend>{say("howMany")}</legend>
          <Pills
            name="count"
            value={seats.length}
            values={Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, i) => [facts.min_seats + i, String(facts.min_seats + i)])}
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
            role={telling && roles[i] ? speech.say(roles[i]) : ""}
            player={player}
            levels={facts.levels}
            sit={(next) => sitDown(i, next)}
          />
        ))}
        <p class="quiet">{say("passAndPlay")}</p>
      </fieldset>
      <details class="variants">
        <summary>
          <strong>{say("variants")}</strong>
          <span class="quiet" data-changed={changed}>
            {changed === 0 ? say("usualWord") : say("changedVariants", { n: changed })}
          </span>
        </summary>
        {facts.options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            value={options[option.id] ?? option.usual}
            seats={seats}
            word={speech.word}
            choose={(value) => setOptions({ ...options, [option.id]: value })}
          />
        ))}
        {facts.content.map((kind) => (
          <ContentField
            key={kind.kind}
            kind={kind}
            word={speech.word}
            chosen={content[kind.kind]}
            choose={(chosen) => setContent({ ...content, [kind.kind]: chosen })}
            check={async (text, name) => await engine.ask<{ readonly kind: string; readonly name: string }>("check_content", text, name)}
          />
        ))}
      </details>
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

// As records have them: numbers, switches, names.
const written = (values: Values, options: readonly Option[]): Record<string, number | boolean | string> =>
  Object.fromEntries(
    options
      .filter(({ id }) => id in values)
      .map(({ id, kind, names }) => {
        const value = values[id] ?? 0;
        return [id, kind === "number" ? value : kind === "flag" ? value === 1 : (names[value] ?? "")];
      }),
  );

type PillsProps = {
  readonly name: string;
  readonly value: number;
  readonly values: readonly (readonly [value: number, words: string])[];
  readonly choose: (value: number) => void;
};

const Pills = ({ name, value, values, choose }: PillsProps) => (
  <div class="row">
    {values.map(([one, words]) => (
      <label class="pill" key={one}>
        <input type="radio" name={name} value={one} checked={one === value} onChange={() => choose(one)} /> {words}
      </label>
    ))}
  </div>
);

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
        values={[["human", say("aPerson")], ...levels.map((level) => [`bot:${level}`, say("bot", { level: nameOfLevel(level, say) })] as const)]}
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

// What the catalogue calls something.
type Word = (key: string) => string;

type OptionProps = {
  readonly option: Option;
  readonly value: number;
  readonly seats: readonly string[];
  readonly word: Word;
  readonly choose: (value: number) => void;
};

const mostPills = 3; // more values than these fold into one chip

function OptionField({ option, value, seats, word, choose }: OptionProps) {
  const { say } = useShell();
  const nameOfSeat = (seat: number): string => {
    const player = seated(seats[seat] ?? "human");
    return [say("seatNumber", { n: seat + 1 }), player.name].filter(Boolean).join(": ");
  };
  const nameOf = (one: number): string => {
    if (option.kind === "number") return String(one);
    if (option.kind === "flag") return say(one ? "on" : "off");
    const seat = seatOf(option, one);
    return seat < 0 ? word(`option.${option.id}.${option.names[one] ?? ""}`) : nameOfSeat(seat);
  };
  const values = valuesOf(option, seats.length).map((one) => [one, one === option.usual ? `${nameOf(one)} (${say("usualWord")})` : nameOf(one)] as const);
  const name = word(`option.${option.id}`);
  return (
    <fieldset data-option={option.id}>
      <legend>{name}</legend>
      <p class="quiet">{word(`option.${option.id}.about`)}</p>
      {values.length > mostPills ? (
        <Chip name={name} value={value} values={values} choose={(one) => choose(Number(one))} />
      ) : (
        <Pills name={option.id} value={value} values={values} choose={choose} />
      )}
    </fieldset>
  );
}

type ContentProps = {
  readonly kind: ContentKind;
  readonly word: Word;
  readonly chosen: Chosen | undefined;
  readonly choose: (chosen: Chosen) => void;
  readonly check: (text: string, name: string) => Promise<{ readonly kind: string; readonly name: string }>;
};

function ContentField({ kind, word, chosen, choose, check }: ContentProps) {
  const { say } = useShell();
  const [message, setMessage] = useState<{ readonly role: "status" | "alert"; readonly words: string } | null>(null);
  const name = word(`content.${kind.kind}`);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setMessage(null);
    const text = await file.text();
    try {
      const found = await check(text, file.name);
      if (found.kind !== kind.kind) throw new Refusal(`${file.name}: ${found.kind}, ${kind.kind}?`);
      choose({ name: found.name, document: JSON.parse(text) as unknown });
      setMessage({ role: "status", words: `${file.name}: ok` });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setMessage({ role: "alert", words: error.message });
    }
  };
  const own = chosen?.document === undefined ? [] : [[chosen.name, chosen.name] as const];
  return (
    <fieldset data-content={kind.kind}>
      <legend>{name}</legend>
      <p class="quiet">{word(`content.${kind.kind}.about`)}</p>
      <Chip
        name={name}
        value={chosen?.name ?? kind.usual}
        values={[...kind.built_in.map((one) => [one.name, word(`content.${kind.kind}.${one.name}`)] as const), ...own]}
        choose={(one) => choose({ name: one })}
      />
      <details>
        <summary>{say("ownContent")}</summary>
        <label class="field">
          <span>{say("ownContentHelp")}</span>
          <input type="file" accept=".json,application/json" onChange={(event) => void bring(event.currentTarget.files?.[0])} />
        </label>
        {message && <p role={message.role}>{message.words}</p>}
      </details>
    </fieldset>
  );
}
