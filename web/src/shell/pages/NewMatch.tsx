// Who plays, with which variants. Everything offered comes from the engine.
import { useEffect, useMemo, useState } from "preact/hooks";
import { gameLine } from "../../games/list";
import { Refusal } from "../../engine/link";
import { begin, usualSeats } from "../../match/begin";
import { seated, type Chosen, type RecordFile } from "../../match/record";
import { seatNames, type ContentKind, type Option, type SeatName } from "../../match/situation";
import { speechOf } from "../../text/game_speech";
import type { PageProps } from "../App";
import { nameOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { go } from "../route";
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
    <div class="page">
      <h1>
        {say("newMatch")}: {line.title}
      </h1>
      {ready && game ? <Form ready={ready} game={game} /> : <p class="waiting">{say("loading")}</p>}
    </div>
  );
}

type Values = Readonly<Record<string, number>>;

function Form({ ready, game }: { readonly ready: Ready; readonly game: LoadedGame }) {
  const { say, language } = useShell();
  const { engine, facts } = ready;
  const speech = useMemo(() => speechOf(game.words, language, (seat) => ({ name: seat, you: false })), [game, language]);
  const [seats, setSeats] = useState<readonly string[]>(usualSeats(facts.min_seats));
  const [options, setOptions] = useState<Values>({});
  const [content, setContent] = useState<Readonly<Record<string, Chosen>>>({});
  const [trouble, setTrouble] = useState("");
  const roles = facts.roles[seats.length - facts.min_seats] ?? [];
  const telling = tellApart(roles);

  const sitDown = (place: number, player: string) => setSeats(seats.map((old, i) => (i === place ? player : old)));
  const count = (wanted: number) => setSeats(Array.from({ length: wanted }, (_, i) => seats[i] ?? "bot:casual"));
  const submit = async (event: Event) => {
    event.preventDefault();
    const plan = { game: facts.id, seats: seats.map((player) => player.trim() || "human"), options: written(options, facts.options), content };
    try {
      const record: RecordFile = { sounder: 2, rules: facts.rules, moves: [], ...plan, seats: plan.seats.map(seated) };
      await engine.ask("open", JSON.stringify(record)); // refuses what does not go together
      go(`match/${await begin(plan)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <form class="new-match" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{say("howMany")}</legend>
        <div class="row">
          {Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, i) => facts.min_seats + i).map((n) => (
            <label class="pill" key={n}>
              <input type="radio" name="count" checked={n === seats.length} onChange={() => count(n)} /> {n}
            </label>
          ))}
        </div>
      </fieldset>
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
      <fieldset>
        <legend>{say("variants")}</legend>
        {facts.options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            value={options[option.id] ?? option.usual}
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
      </fieldset>
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

function Seat({
  place,
  role,
  player,
  levels,
  sit,
}: {
  readonly place: number;
  readonly role: string;
  readonly player: string;
  readonly levels: readonly string[];
  readonly sit: (player: string) => void;
}) {
  const { say } = useShell();
  const isBot = player.startsWith("bot:");
  const label = [say("seatNumber", { n: place + 1 }), role].filter(Boolean).join(", ");
  return (
    <div class="row">
      <label class="field">
        <span>{label}</span>
        <select value={isBot ? player : "human"} onChange={(event) => sit(event.currentTarget.value)}>
          <option value="human">{say("aPerson")}</option>
          {levels.map((level) => (
            <option key={level} value={`bot:${level}`}>
              {say("bot", { level: nameOfLevel(level, say) })}
            </option>
          ))}
        </select>
      </label>
      {!isBot && (
        <label class="field">
          <span class="visually-hidden">{say("nameOf", { seat: label })}</span>
          <input
            maxLength={24}
            placeholder={say("person", { n: place + 1 })}
            value={player === "human" ? "" : player}
            onInput={(event) => sit(event.currentTarget.value.replace(/^(bot|cmd):/, "") || "human")}
          />
        </label>
      )}
    </div>
  );
}

// What the catalogue calls something.
type Word = (key: string) => string;

function OptionField({
  option,
  value,
  word,
  choose,
}: {
  readonly option: Option;
  readonly value: number;
  readonly word: Word;
  readonly choose: (value: number) => void;
}) {
  const { say } = useShell();
  const nameOfValue = (value: string) => {
    const seat = seatNames.indexOf(value as SeatName);
    return seat < 0 ? word(`option.${option.id}.${value}`) : say("seatNumber", { n: seat + 1 });
  };
  const names = Array.from({ length: option.most - option.least + 1 }, (_, i) => {
    const one = option.least + i;
    const name = option.kind === "number" ? String(one) : option.kind === "flag" ? say(one ? "on" : "off") : nameOfValue(option.names[one] ?? "");
    return { one, name: one === option.usual ? `${name} (${say("usualWord")})` : name };
  });
  return (
    <div class="content-field">
      <label class="field">
        <span>{word(`option.${option.id}`)}</span>
        <select value={value} data-option={option.id} onChange={(event) => choose(Number(event.currentTarget.value))}>
          {names.map(({ one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet">{word(`option.${option.id}.about`)}</p>
    </div>
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
  const [message, setMessage] = useState("");
  const name = chosen?.name ?? kind.usual;
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    try {
      const found = await check(text, file.name);
      if (found.kind !== kind.kind) throw new Refusal(`${file.name}: ${found.kind}, ${kind.kind}?`);
      choose({ name: found.name, document: JSON.parse(text) as unknown });
      setMessage(`${file.name}: ok`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setMessage(error.message);
    }
  };
  return (
    <div class="content-field">
      <label class="field">
        <span>{word(`content.${kind.kind}`)}</span>
        <select value={name} data-content={kind.kind} onChange={(event) => choose({ name: event.currentTarget.value })}>
          {kind.built_in.map((one) => (
            <option key={one.name} value={one.name}>
              {word(`content.${kind.kind}.${one.name}`)}
            </option>
          ))}
          {chosen?.document !== undefined && <option value={chosen.name}>{chosen.name}</option>}
        </select>
      </label>
      <p class="quiet">{word(`content.${kind.kind}.about`)}</p>
      <details>
        <summary>{say("ownContent")}</summary>
        <label class="field">
          <span>{say("ownContentHelp")}</span>
          <input type="file" accept=".json,application/json" onChange={(event) => void bring(event.currentTarget.files?.[0])} />
        </label>
        <p role="status">{message}</p>
      </details>
    </div>
  );
}
