// A new table among friends: game, number of players, time. Then there is a link to share.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Refusal } from "../../engine/link";
import { designedKind, gameEntry } from "../../games/list";
import { levelsFor, reseated } from "../../match/levels";
import { keepTable } from "../../match/my_tables";
import { askedOwn } from "../../match/own_content";
import { seated, withRules, type RecordFile } from "../../match/record";
import { Denied } from "../../match/remote/connection";
import { commitOf, freshNonce } from "../../match/remote/nonce";
import type { Clock, UndoRule } from "../../match/remote/protocol";
import { gameLocalizer } from "../../text/game_localizer";
import type { PageProps } from "../App";
import { Chip } from "../parts/GameCard";
import { botOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { fitTo, Pills, proposals, useVariants, VariantFields, written, type Contents } from "../parts/variants";
import "../pages/new_match.css";
import { copied } from "../parts/SharedNote";
import { go } from "../route";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import { ClockFields, defaultClock } from "./clocks";
import { noteCopied, tableAddress } from "./server";
import { NameField } from "./Rename";
import "./tables.css";
import { useServerLink, type ServerLink } from "./use_server_link";
import { TableWords, useTableSay, whyDenied } from "./words";

export const FriendsPage = (props: PageProps) => (
  <TableWords>
    <Friends {...props} />
  </TableWords>
);

function Friends({ route }: PageProps) {
  const say = useTableSay();
  const id = route.parts[0] ?? "";
  const entry = gameEntry(id);
  const ready = useEngine(id);
  const game = useGame(id);
  const server = useServerLink();
  useEffect(() => void (document.title = `${say("playFriends")} · ${entry?.title ?? ""}`));
  if (!entry) return <p class="page">{say("notFound")}</p>;
  return (
    <div class="page new-page">
      <div class="card-art" aria-hidden="true">
        <entry.Card />
      </div>
      <h1>
        {say("playFriends")}
        {say("colon")}
        {entry.title}
      </h1>
      <p class="ways">
        <span>{say("ownDevices")}</span>
        <a href={`#/new/${id}`}>{say("oneDevice")}</a>
        <a href="#/table">{say("haveCode")}</a>
        {designedKind(id) && <a href={`#/design/${id}`}>{say("designOwn")}</a>}
      </p>
      {ready && game && server ? (
        <Form ready={ready} game={game} server={server} asked={askedOwn(id, route.query)} />
      ) : (
        <p class="waiting">{say("loading")}</p>
      )}
    </div>
  );
}

const canCopy = "clipboard" in navigator; // not without HTTPS
const usualGrace = 120; // seconds that somebody must be away before a bot may play
const graces: readonly number[] = [60, usualGrace, 300, 900, 3600];

const undoRules: readonly UndoRule[] = ["free", "agreed", "never"];

type FormProps = {
  readonly ready: Ready;
  readonly game: LoadedGame;
  readonly server: ServerLink;
  readonly asked: Contents;
};

function Form({ ready, game, server, asked }: FormProps) {
  const { language, settings, change } = useShell();
  const say = useTableSay();
  const { engine, facts } = ready;
  const localizer = useMemo(
    () => gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false })),
    [game, language],
  );
  const [name, setName] = useState(settings.name ?? "");
  const [seats, setSeats] = useState<readonly string[]>(
    Array.from({ length: facts.min_seats }, (_, i) => (i === 0 ? "me" : "open")),
  );
  const [clock, setClock] = useState<Clock>(defaultClock);
  const [undo, setUndo] = useState<UndoRule>("free");
  const [grace, setGrace] = useState(usualGrace);
  const [wanted, wantHints] = useState<boolean | null>(null);
  const hints = wanted ?? !seats.includes("open");
  const variants = useVariants(asked);
  const proposed = proposals(facts, seats.length);
  const [trouble, setTrouble] = useState("");
  const [making, setMaking] = useState(false);
  const roles = facts.roles[seats.length - facts.min_seats] ?? [];
  const telling = tellApart(roles);
  const me = seats.indexOf("me");

  // This person has one seat: choosing another swaps the two.
  const sit = (place: number, as: string) =>
    setSeats(seats.map((old, i) => (i === place ? as : as === "me" && i === me ? (seats[place] ?? "open") : old)));
  const count = (wanted: number) => {
    const levels = levelsFor(facts, wanted);
    const sits = (i: number) => (me >= wanted && i === 0 ? "me" : reseated(seats[i] ?? "open", levels));
    setSeats(Array.from({ length: wanted }, (_, i) => sits(i)));
    fitTo(wanted, facts, variants);
  };
  const make = async () => {
    const { options, content } = {
      options: written({ ...proposed, ...variants.options }, facts.options),
      content: variants.content,
    };
    const people = seats.map((as) => seated(as.startsWith("bot:") ? as : "human"));
    const record: RecordFile = {
      sounder: 2,
      game: facts.id,
      seats: people,
      options,
      content,
      moves: [],
    };
    await engine.call("open", withRules(JSON.stringify(record), facts)); // refuses options that exclude each other
    const nonce = freshNonce();
    const commit = await commitOf(nonce);
    const plan = {
      game: facts.id,
      seats,
      options,
      ...(Object.keys(content).length > 0 && { content }),
      clock,
      undo,
      grace,
      hints,
    };
    const answer = await server.connection.request({
      is: "make",
      name: name.trim(),
      ...plan,
      ...(commit && { commit }),
    });
    if (answer.is !== "seated") return;
    change({ name: name.trim() });
    await keepTable({
      table: answer.table,
      secret: answer.secret,
      game: facts.id,
      name: name.trim(),
      ...(commit && { nonce }),
    });
    if (canCopy) noteCopied(await copied(tableAddress(facts.id, answer.table)));
    go(`table/${answer.table}`);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setTrouble("");
    setMaking(true);
    try {
      await make();
    } catch (error) {
      if (error instanceof Denied) setTrouble(whyDenied(error, say));
      else if (error instanceof Refusal) setTrouble(error.message);
      else throw error;
    } finally {
      setMaking(false);
    }
  };
  return (
    <form class="new-match" onSubmit={(event) => void submit(event)}>
      <NameField name={name} type={setName} />
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
        {seats.map((as, i) => (
          <div class="seat" key={i}>
            <span class="seat-label">
              {say("seatNumber", { n: i + 1 })}
              {telling && roles[i] && <strong>{localizer.say(roles[i])}</strong>}
            </span>
            <Chip
              name={say("seatNumber", { n: i + 1 })}
              value={as}
              values={[
                ["me", say("seatMe")],
                ...(as === "me" ? [] : [["open", say("seatOpen")] as const]),
                ...(as === "me"
                  ? []
                  : levelsFor(facts, seats.length).map((level) => [`bot:${level}`, botOfLevel(level, say)] as const)),
              ]}
              choose={(next) => sit(i, next)}
            />
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say("clock")}</legend>
        <ClockFields clock={clock} choose={setClock} />
      </fieldset>
      <details class="variants" data-more>
        <summary>
          <strong>{say("moreChoices")}</strong>
          <span class="quiet">
            {say("undoRule")}
            {say("colon")}
            {say(`undo_${undo}`)} · {say("hints")}
            {say("colon")}
            {say(hints ? "hints_on" : "hints_off")}
          </span>
        </summary>
        <fieldset>
          <legend>{say("undoRule")}</legend>
          <Pills
            name="undo"
            value={undoRules.indexOf(undo)}
            values={[
              [0, say("undo_free")],
              [1, say("undo_agreed")],
              [2, say("undo_never")],
            ]}
            choose={(n) => setUndo(undoRules[n] ?? "free")}
          />
          <p class="quiet">
            {say(undo === "free" ? "undoAbout_free" : undo === "agreed" ? "undoAbout_agreed" : "undoAbout_never")}
          </p>
        </fieldset>
        <fieldset>
          <legend>{say("hints")}</legend>
          <Pills
            name="hints"
            value={hints ? 1 : 0}
            values={[
              [0, say("hints_off")],
              [1, say("hints_on")],
            ]}
            choose={(n) => wantHints(n === 1)}
          />
        </fieldset>
        <fieldset>
          <legend>{say("grace")}</legend>
          <Chip
            name={say("grace")}
            value={grace}
            values={graces.map((seconds) => [seconds, say("graceMinutes", { n: seconds / 60 })])}
            choose={(seconds) => setGrace(Number(seconds))}
          />
        </fieldset>
      </details>
      <VariantFields
        facts={facts}
        engine={engine}
        seats={seats.map(() => "human")}
        word={localizer.word}
        variants={variants}
        proposed={proposed}
      />
      {trouble && (
        <p class="refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
      {server.linkState === "offline" && (
        <p class="refusal" role="alert">
          {say("noServer")} <a href={`#/new/${facts.id}`}>{say("oneDevice")}</a>
        </p>
      )}
      {server.linkState === "outdated" && (
        <p class="refusal" role="alert">
          {say("appOld")}
        </p>
      )}
      <p class="form-end">
        <button class="primary" type="submit" disabled={making}>
          {say(making ? "making" : canCopy ? "makeTableCopy" : "makeTable")}
        </button>
      </p>
    </form>
  );
}
