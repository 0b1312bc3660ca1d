// The table: the season card whose numbers are the choices, a farm in full with the others beside it, and the market.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Move, Says } from "../../generated/happy-pigs";
import type { BoardProps } from "../game";
import type { SeatName } from "../../match/situation";
import { ActionIcon, Coin, GoodIcon, SeasonMark } from "./art";
import { Land } from "./Land";
import { asked, choiceOf, doings, farmOf, happenings, priceOf, purchaseOf } from "./moves";
import { actions, items, type Action, type Farm, type SeasonCard, type View } from "./view";
import "./board.css";

type Props = BoardProps<View, Move, Says>;

const nameOfCard = ({ cardName }: Props, card: SeasonCard): string => cardName("deck", card.id, card.name);
const effectOf = ({ say }: Props, card: SeasonCard): string => card.effect.map(say).join(" ");
const nameOf = (board: Props, seat: SeatName): string => board.people.find((one) => one.seat === seat)?.name ?? seat;

// When a control goes away under the reader's finger, the same move elsewhere or the first one gets the focus.
function useKeptFocus(question: Props["question"]): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (last.current = (target as HTMLElement).dataset["move"] ?? null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!question || last.current === null || document.activeElement !== document.body) return;
    const controls = [...document.querySelectorAll<HTMLElement>(".hp [data-move], .hp-actions [data-move]")];
    (controls.find(({ dataset }) => dataset["move"] === last.current) ?? controls[0])?.focus({ preventScroll: true });
  }, [question]);
}

export function Board(board: Props) {
  const { view, question, eyes } = board;
  const home = question?.seat ?? eyes ?? view.asked[0] ?? view.first;
  const [looking, look] = useState<SeatName | null>(null);
  useEffect(() => look(null), [question?.seat, view.phase]);
  useKeptFocus(question);
  const shown = farmOf(view, looking ?? home) ?? view.farms[0];
  if (!shown) return null;
  const others = view.farms.filter((farm) => farm !== shown);
  return (
    <div class="hp" data-season={view.season} data-still={board.still} data-buying={asked(question) === "buy"}>
      <Card {...board} />
      <News {...board} />
      <section class="hp-farm" data-fields={shown.fields} data-seats={view.farms.length} aria-label={board.text("farmOf", { name: nameOf(board, shown.seat) })}>
        <Holding farm={shown} board={board} big />
        <div class="hp-mid">
          <Land key={shown.seat} farm={shown} board={board} big />
          <ul class="hp-others">
            {others.map((farm) => (
              <li key={farm.seat} data-last={board.last.some(({ seat }) => seat === farm.seat)}>
                <b>{nameOf(board, farm.seat)}</b>
                <button class="hp-look" onClick={() => look(farm.seat)} aria-label={board.text("lookAt", { name: nameOf(board, farm.seat) })}>
                  <Land farm={farm} board={board} big={false} />
                </button>
                <Holding farm={farm} board={board} big={false} />
                <Doings board={board} seat={farm.seat} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Market {...board} />
    </div>
  );
}

// The season card: how often each action can be taken, who took it, what the card does. Its numbers are the buttons to choose by.
function Card(board: Props) {
  const { view, question, text, button } = board;
  const { card, rounds_to_change: toChange } = view;
  const change = toChange === 0 ? text("changeNow") : text("changeIn", { n: toChange });
  return (
    <section class="hp-card" key={`${view.round}${card?.name}`} data-mark="card" aria-label={text("seasonCard")}>
      <div class="hp-card-head">
        <SeasonMark season={view.season} />
        <div>
          <h2>{card ? nameOfCard(board, card) : text("beforeYear")}</h2>
          <p>{view.round > 0 ? text("round", { season: text(view.season), round: view.round, of: view.rounds }) : text(view.season)}</p>
        </div>
        {view.round > 0 && (
          <span class="hp-year" role="img" aria-label={change} title={change} data-now={toChange === 0}>
            {Array.from({ length: view.rounds_a_season }, (_, i) => view.rounds_a_season - 1 - i).map((left) => (
              <i key={left} data-past={left > toChange} data-now={left === toChange} />
            ))}
            <GoodIcon good="vaccine" />
          </span>
        )}
      </div>
      {card && (
        <div class="hp-acts" role="group" aria-label={text("numbers")}>
          {actions.map((action) => {
            const inside = (
              <>
                <ActionIcon action={action} />
                <b>{card[action]}</b>
                <span>{text(action)}</span>
                <Takers board={board} action={action} />
              </>
            );
            const move = choiceOf(question, action);
            return move ? (
              <button class="hp-act" key={action} data-move={move.text} data-mark={action} onClick={() => board.play(move.text)}>
                <span class="visually-hidden">{button(move)}: </span>
                {inside}
              </button>
            ) : (
              <div class="hp-act" key={action} data-mark={action}>
                {inside}
              </div>
            );
          })}
        </div>
      )}
      {card && (
        <p class="hp-effect" data-mark="effect">
          {effectOf(board, card)}
        </p>
      )}
      {view.next_card && <NextCard card={view.next_card} board={board} />}
    </section>
  );
}

function NextCard({ card, board }: { readonly card: SeasonCard; readonly board: Props }) {
  const { text } = board;
  return (
    <p class="hp-next">
      <SeasonMark season={card.season} />
      <span>
        {text("next")} <b>{nameOfCard(board, card)}</b>: {actions.map((action) => `${text(action)} ${card[action]}`).join(", ")}. {effectOf(board, card)}
      </span>
    </p>
  );
}

// Who has taken an action, as far as this viewer may know.
function Takers({ board, action }: { readonly board: Props; readonly action: Action }) {
  const { view, text } = board;
  const names = view.farms.filter((farm) => farm.choice === action).map((farm) => ({ seat: farm.seat as string, name: nameOf(board, farm.seat) }));
  if (view.neutral?.choice === action) names.push({ seat: "neutral", name: text("neutral") });
  if (names.length === 0) return null;
  return (
    <span class="hp-takers">
      {names.map(({ seat, name }) => (
        <i key={seat} data-seat={seat} title={name}>
          <span aria-hidden="true">{name.slice(0, 1)}</span>
          <span class="visually-hidden">{name}</span>
        </i>
      ))}
    </span>
  );
}

// What the rules did since this person's last own move: gifts, prizes, pigs that left.
function News({ last, say }: Props) {
  const news = happenings(last).slice(-6);
  if (news.length === 0) return null;
  return (
    <p class="hp-news" key={last[0]?.number}>
      {news.map(say).join(" ")}
    </p>
  );
}

// A tile that lies face down and turns over with all the others.
function Tile({ action, chosen, label }: { readonly action: Action | undefined; readonly chosen: boolean; readonly label: string }) {
  const shown = useRef<Action | undefined>(action);
  if (action) shown.current = action;
  return (
    <span class="hp-tile" role="img" aria-label={label} title={label} data-chosen={chosen} data-up={action !== undefined}>
      <span class="hp-tile-back" />
      <span class="hp-tile-face">{shown.current && <ActionIcon action={shown.current} />}</span>
    </span>
  );
}

function Holding({ farm, board, big }: { readonly farm: Farm; readonly board: Props; readonly big: boolean }) {
  const { view, text, still } = board;
  const name = nameOf(board, farm.seat);
  const words = (who: string, chosen: boolean, choice: Action | undefined) =>
    choice ? `${who}: ${text(choice)}` : text(chosen ? "tileDown" : "tileNone", { name: who });
  return (
    <div class="hp-holding" data-big={big} data-seat={farm.seat} data-asked={view.asked.includes(farm.seat)}>
      <Tile action={farm.choice} chosen={farm.has_chosen} label={words(name, farm.has_chosen, farm.choice)} />
      {view.neutral?.holder === farm.seat && (
        <span class="hp-neutral">
          <Tile action={view.neutral.choice} chosen={view.neutral.has_chosen} label={words(text("neutral"), view.neutral.has_chosen, view.neutral.choice)} />
        </span>
      )}
      <span class="hp-who">
        {big && <b>{name}</b>}
        {view.first === farm.seat && (
          <i class="hp-first" role="img" aria-label={text("first")} title={text("first")}>
            1
          </i>
        )}
        {farm.actions > 0 && big && <small>{text("actionsLeft", { n: farm.actions })}</small>}
      </span>
      <Money n={farm.money} label={text("money")} still={still} />
      <span class="hp-items" data-mark={big ? "items" : undefined}>
        {items.map((item) => (
          <span key={item} data-none={farm.items[item] === 0} role="img" aria-label={`${text(item)}: ${farm.items[item]}`} title={text(item)}>
            <GoodIcon good={item} />
            {farm.items[item]}
          </span>
        ))}
      </span>
    </div>
  );
}

// Money, with what came or went flying by.
function Money({ n, label, still }: { readonly n: number; readonly label: string; readonly still: boolean }) {
  const before = useRef(n);
  const change = useRef({ by: 0, count: 0 });
  if (before.current !== n) change.current = { by: n - before.current, count: change.current.count + 1 };
  before.current = n;
  const { by, count } = change.current;
  return (
    <span class="hp-money">
      <Coin />
      <span class="visually-hidden">{label} </span>
      <b>{n}</b>
      {by !== 0 && !still && (
        <span class="hp-fly" key={count} data-more={by > 0} aria-hidden="true">
          {by > 0 ? `+${by}` : `\u2212${-by}`}
        </span>
      )}
    </span>
  );
}

// What a seat has done since this person's last own move.
function Doings({ board, seat }: { readonly board: Props; readonly seat: SeatName }) {
  const done = doings(board.last, seat);
  if (done.length === 0) return null;
  return <p class="hp-doings">{done.map(([move, n]) => `${board.button(move)}${n > 1 ? ` \u00d7${n}` : ""}`).join(" \u00b7 ")}</p>;
}

// What is on sale and what is left; the shop when buying.
function Market(board: Props) {
  const { view, question, text } = board;
  const buying = asked(question) === "buy";
  const buyer = farmOf(view, question?.seat ?? board.eyes ?? view.first);
  return (
    <section class="hp-market" data-mark="market" aria-label={text("market")}>
      {view.market.map((ware) => {
        const { good, left, sells_for } = ware;
        const price = priceOf(ware, buyer) ?? 0;
        const other = sells_for !== undefined && sells_for !== price ? sells_for : null;
        const words = `${text(good)}: ${text("price", { n: price })}, ${text("left", { n: left })}`;
        const move = purchaseOf(question, good);
        const typed = move?.text ?? `buy ${good}`; // the engine says why not
        return buying ? (
          <button class="hp-ware" key={good} data-mark={good} data-move={typed} data-legal={move !== undefined} onClick={() => board.play(typed)}>
            <span class="visually-hidden">{words}. </span>
            <span class="hp-ware-name">{text(good)}</span>
            <GoodIcon good={good} />
            <b>{price}</b>
            <small>{text("left", { n: left })}</small>
          </button>
        ) : (
          <span
            class="hp-ware"
            key={good}
            role="img"
            data-mark={good}
            aria-label={other === null ? words : `${words}, ${text("sellsFor", { n: other })}`}
            title={words}
          >
            <GoodIcon good={good} />
            <span>
              <b>{price}</b>
              {other !== null && <small> ({other})</small>}
            </span>
            <small>{`\u00d7${left}`}</small>
          </span>
        );
      })}
    </section>
  );
}
