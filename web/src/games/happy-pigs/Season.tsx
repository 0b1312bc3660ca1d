// The season card: how often each action can be taken, who took it, the effect. Its numbers are buttons that choose an
// action; its head opens the whole card.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PigFace } from "../../shared/PigFace";
import { ActionIcon, GoodIcon, SeasonMark } from "./art";
import { arrows, enter } from "./keys";
import { choiceOf } from "./moves";
import { usePicked } from "./picked";
import { effectOf, nameOf, nameOfCard, type Props } from "./props";
import { actions, type Action } from "./view";

type Details = ComponentType<Props & { readonly close: () => void }>;

export function Season(board: Props) {
  const { view, text } = board;
  const { card } = view;
  const [Whole, show] = useState<Details | null>(null);
  const close = () => show(null);
  useEffect(close, [view.round, view.phase]);
  const open = () => (Whole ? close() : void import("./Details").then(({ Details }) => show(() => Details)));
  return (
    <>
      <section class="hp-card" key={`${view.round}${card?.name}`} data-mark="card" aria-label={text("seasonCard")}>
        <button
          class="hp-head"
          aria-expanded={Whole !== null}
          onClick={open}
          onKeyDown={({ key }) => key === "Escape" && close()}
        >
          <SeasonMark season={view.season} />
          <b>{card ? nameOfCard(board, card) : text(view.round > 0 ? view.season : "beforeYear")}</b>
          {view.round > 0 && <Year {...board} />}
          <span class="hp-says" data-mark="effect">
            {card ? effectOf(board, card) : text(view.round > 0 ? "newCard" : view.season)}
          </span>
        </button>
        {card ? <Numbers {...board} /> : <div class="hp-acts" />}
      </section>
      {Whole && <Whole {...board} close={close} />}
    </>
  );
}

export const changeOf = ({ view, text }: Props): string =>
  view.rounds_to_change === 0 ? text("changeNow") : text("changeIn", { n: view.rounds_to_change });

// The rounds of the season, and what waits at its end.
function Year(board: Props) {
  const { rounds_a_season: rounds, rounds_to_change: toChange } = board.view;
  const words = changeOf(board);
  return (
    <span class="hp-year" role="img" aria-label={words} title={words} data-now={toChange === 0}>
      {Array.from({ length: rounds }, (_, i) => rounds - 1 - i).map((left) => (
        <i key={left} data-past={left > toChange} data-now={left === toChange} />
      ))}
      <GoodIcon good="vaccine" />
    </span>
  );
}

function Numbers(board: Props) {
  const { view, question, text, button } = board;
  const [picked, tap] = usePicked(board);
  const revealed = view.phase !== "choose" && actions.some((action) => takersOf(board, action).length > 0);
  return (
    <div
      class="hp-acts"
      role="group"
      aria-label={text("numbers")}
      data-columns="2"
      onKeyDown={arrows}
      onFocusCapture={enter}
    >
      {actions.map((action, i) => {
        const move = choiceOf(question, action);
        const takers = takersOf(board, action);
        const words = [`${move ? button(move) : text(action)}: ${view.card?.[action]}`, ...takers].join(", ");
        const inside = (
          <>
            <span class="hp-act-name">
              <ActionIcon action={action} />
              {text(action)}
            </span>
            <b>{view.card?.[action]}</b>
            <span class="hp-takers" data-none={takers.length === 0}>
              {takers.length > 1 ? (
                <Faces board={board} action={action} />
              ) : (
                (takers[0] ?? text(revealed ? "nobody" : "toShare"))
              )}
            </span>
          </>
        );
        return move ? (
          <button
            class="hp-act"
            key={action}
            aria-pressed={picked === move.text}
            tabIndex={i === 0 ? 0 : -1}
            data-move={move.text}
            data-mark={action}
            onClick={(event) => tap(event, move.text)}
          >
            <span class="visually-hidden">{words}</span>
            <span class="hp-act-in" aria-hidden="true">
              {inside}
            </span>
          </button>
        ) : (
          <div
            class="hp-act"
            key={action}
            role="img"
            aria-label={words}
            data-mark={action}
            onClick={() => board.remark(text("notNow"))}
          >
            <span class="hp-act-in">{inside}</span>
          </div>
        );
      })}
    </div>
  );
}

// Where several have taken an action their names have no room: the faces they have beside their names, and the neutral
// tile.
const Faces = ({ board: { view }, action }: { readonly board: Props; readonly action: Action }) => (
  <>
    {view.farms.map(({ seat, choice }) => choice === action && <PigFace key={seat} seat={seat} />)}
    {view.neutral?.choice === action && <i class="hp-tile-back" />}
  </>
);

// Who has taken an action, as far as this viewer may know.
function takersOf(board: Props, action: Action): readonly string[] {
  const { view, text } = board;
  const names = view.farms.filter(({ choice }) => choice === action).map(({ seat }) => nameOf(board, seat));
  return view.neutral?.choice === action ? [...names, text("neutral")] : names;
}
