// The meadow with its controls: cells to place on, pigs and vegetables to pair, a rim to run to. A move that can't be
// taken back takes two taps on a touch screen; the first one previews it.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../game";
import { completed } from "./bites";
import "./board.css";
import { CellGrid, type CellState } from "./CellGrid";
import type { Direction } from "./cells";
import { useHand } from "./hand";
import { mealOf } from "./meal";
import { Meadow } from "./Meadow";
import { marksOf, plantsOf, runsIn, useBitten, useHerd, useStops } from "./moment";
import { Rim, RimAtRest } from "./Rim";
import { bitesOf, cellOf, notation, type Move, type GameMessage } from "./messages";
import { useSwipe } from "./swipe";
import type { View } from "./view";

export function Board(props: BoardProps<View, Move, GameMessage>) {
  const { view, question, last, hints, still, play, remark, text, button } = props;
  const moves = question?.moves ?? [];
  const phase = question ? view.phase : "over"; // without a question the board is only looked at
  const running = phase === "run";
  const [pointed, setPointed] = useState<string | null>(null); // by mouse or keyboard
  const [looked, setLooked] = useState<Direction | null>(null);
  const [hand, change] = useHand(question);
  const box = useRef<HTMLDivElement>(null);
  const finger = useRef(false);
  const { herd, sure, run } = useHerd(props);
  const bitten = useBitten(view, last);
  const stops = useStops(props);
  const marks = marksOf(last);
  const food = plantsOf(view);
  const kindOn = (at: string) => food.find((plant) => plant.cell === at)?.kind;
  const meal = mealOf(props, hand, change);

  const poised = moves.find((move) => move.text === hand.poised) ?? null;
  const way = looked ?? (poised?.key === "move.run" ? poised.direction : null);
  const cell = pointed ?? cellOf(poised);
  const choose = (move: Move) => {
    if (finger.current && poised !== move) change({ poised: move.text });
    else play(move.text);
  };

  const placing = phase === "place_pig" || phase === "plant" ? phase : null;
  const vegetable = view.farmers.find(({ seat }) => seat === question?.seat)?.vegetable ?? "pumpkin";
  const placeable = new Map(moves.flatMap((move) => (cellOf(move) ? [[cellOf(move), move] as const] : [])));
  const place = (at: string) => {
    const move = placeable.get(at);
    if (move) choose(move);
    else play(phase === "plant" ? notation.plant(at) : notation.pig(at)); // the engine refuses it with the reason
  };
  const press = (at: string) => {
    if (placing) place(at);
    else if (phase === "bite") meal.tap(at);
    else
      remark(
        text(
          running ? (view.lying.includes(at) ? "liesDown" : "runAtRim") : view.phase === "over" ? "isOver" : "notYours",
          { cell: at },
        ),
      );
  };
  const runs = runsIn(moves);
  const go = (direction: Direction) => {
    const move = runs.get(direction);
    setLooked(null);
    if (move) choose(move);
  };

  const lit = (at: string): boolean => (placing ? placeable.has(at) : phase === "bite" && meal.open(at));
  const stateOf = (at: string): CellState => {
    const piece = view.trees.includes(at)
      ? "tree"
      : view.lying.includes(at)
        ? "lying"
        : view.pigs.includes(at)
          ? "pig"
          : (kindOn(at) ?? "empty");
    const words = [at, text(piece)];
    if (marks.placed.includes(at)) words.push(text("fresh"));
    if (lit(at)) words.push(text(placing ? "mayPlace" : "mayChoose"));
    return {
      words: words.join(", "),
      lit: lit(at),
      held: at === hand.held || at === cellOf(poised),
      move: placeable.get(at)?.text,
    };
  };

  useEffect(() => setLooked(null), [running]);
  // Keeps the keyboard focus on the board, on a control that still exists.
  const keyed = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const useless = running || (phase === "bite" && !focused?.matches("[data-lit=true]"));
    if (
      !keyed.current ||
      (focused && focused !== document.body && !focused.matches(".prompt") && !(useless && focused.matches(".bp-cell")))
    )
      return;
    const start = running ? "button.bp-way" : phase === "bite" ? ".bp-cell[data-lit=true]" : ".bp-cell[tabindex='0']";
    box.current?.querySelector<HTMLElement>(start)?.focus();
  }, [running, question, hand.bites]);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget as Node)) keyed.current = false;
  };
  const pressed = (event: PointerEvent) => {
    keyed.current = false;
    finger.current = event.pointerType !== "mouse";
  };
  const typed = () => {
    keyed.current = true;
    finger.current = false;
  };

  const swipe = useSwipe(running, setLooked, go);
  const ghost =
    placing && cell && lit(cell) ? { cell, kind: phase === "place_pig" ? ("pig" as const) : vegetable } : null;
  const about = (direction: Direction) => {
    const ends = stops[direction];
    return ends ? text("stops", { cells: ends.pigs.join(", ") }) : "";
  };
  const whole = hand.meal && meal.whole.includes(hand.meal) ? hand.meal : null;
  return (
    <div
      class={`bp-board${still ? " bp-still" : ""}`}
      ref={box}
      data-phase={phase}
      data-few={placing !== null && moves.length < 4}
      data-ran={marks.ran ?? undefined}
      onKeyDown={typed}
      onFocusOut={leave}
      onPointerDownCapture={pressed}
    >
      <div class="bp-field" {...swipe}>
        <div class="bp-meadow">
          <Meadow
            view={view}
            herd={herd.pigs}
            sure={sure}
            run={run}
            bitten={bitten}
            marks={marks}
            aim={way}
            stop={way ? stops[way] : undefined}
            hand={ghost}
            bites={whole ? (completed(whole, hand.bites, meal.able) ?? hand.bites) : hand.bites}
            advice={phase === "bite" ? bitesOf(hints[0] ?? null) : []}
          />
          <CellGrid
            label={text("meadow")}
            start={(placing && moves[0] && cellOf(moves[0])) ?? view.pigs[0] ?? "a8"}
            hop={phase === "bite"}
            stateOf={stateOf}
            press={press}
            aim={setPointed}
          />
        </div>
        {running ? (
          <Rim
            label={text("runWhere")}
            ways={runs}
            aimed={way}
            finger={() => finger.current}
            nameOf={button}
            about={about}
            aim={setLooked}
            run={go}
          />
        ) : (
          <RimAtRest ran={marks.ran} />
        )}
      </div>
    </div>
  );
}

// All moves of this game have controls on the meadow.
export const hasControl = ({ key }: { readonly key: string }): boolean =>
  ["move.pig", "move.plant", "move.bite", "move.run"].includes(key);
