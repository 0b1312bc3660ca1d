// The meadow with its controls: cells to place on, pigs and vegetables to pair, a rim to run to.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../game";
import { BiteChoice } from "./BiteChoice";
import { completed, fitting, nextBites, same, table } from "./bites";
import "./board.css";
import { CellGrid, type CellState } from "./CellGrid";
import type { Direction } from "./cells";
import { Meadow } from "./Meadow";
import { marksOf, plantsOf, runsIn, useBitten, useHerd, useStops } from "./moment";
import { Rim } from "./Rim";
import { cellOf, notation, type Move, type OneBite, type Says } from "./says";
import { useSwipe } from "./swipe";
import type { View } from "./view";

type Choosing = { readonly question: unknown; readonly bites: readonly OneBite[]; readonly held: string | null };

export function Board(props: BoardProps<View, Move, Says>) {
  const { view, question, last, still, play, text, say, button } = props;
  const moves = question?.moves ?? [];
  const phase = question ? view.phase : "over"; // nothing is asked: look around
  const running = phase === "run";
  const [cell, setCell] = useState<string | null>(null);
  const [way, setWay] = useState<Direction | null>(null);
  const [meal, setMeal] = useState<Move | null>(null); // a whole bite that is thought about
  const [choosing, setChoosing] = useState<Choosing>({ question: null, bites: [], held: null });
  const box = useRef<HTMLDivElement>(null);
  const herd = useHerd(view.pigs);
  const bitten = useBitten(view, last);
  const stops = useStops(props);
  const marks = marksOf(last);
  const food = plantsOf(view);
  const kindOn = (at: string) => food.find((plant) => plant.cell === at)?.kind;

  const { bites, held } = choosing.question === question ? choosing : { bites: [], held: null };
  const able = phase === "bite" ? table(view) : [];
  const fits = phase === "bite" ? fitting(moves, bites, able) : [];
  const next = phase === "bite" ? nextBites(moves, bites, able) : [];
  const choose = (chosen: readonly OneBite[], hold: string | null) => setChoosing({ question, bites: chosen, held: hold });
  const has = ({ pig, food: eaten }: OneBite, at: string): boolean => pig === at || eaten === at;
  const answers = held ? next.filter((bite) => has(bite, held)) : [];

  // A bite that leaves one way is that way.
  const lastWay = (bite: OneBite): Move | undefined => {
    const left = fitting(moves, [...bites, bite], able);
    return left.length === 1 ? left[0] : undefined;
  };
  const take = (bite: OneBite) => {
    const whole = lastWay(bite);
    return whole ? play(whole.text) : choose([...bites, bite], null);
  };
  const pressBite = (at: string) => {
    const answer = at === held ? undefined : answers.find((bite) => has(bite, at));
    if (answer) return take(answer);
    if (at === held) return choose(bites, null);
    if (next.some((bite) => has(bite, at))) return choose(bites, at);
    if (bites.some((bite) => has(bite, at)))
      return choose(
        bites.filter((bite) => !has(bite, at)),
        null,
      );
    if (held) play(notation.bite([...bites, view.pigs.includes(held) ? { pig: held, food: at } : { pig: at, food: held }])); // the engine says why not
  };
  const press = (at: string) => {
    if (phase === "place_pig") play(notation.pig(at));
    if (phase === "plant") play(notation.plant(at));
    if (phase === "bite") pressBite(at);
  };
  const runs = runsIn(moves);
  const run = (direction: Direction) => {
    const move = runs.get(direction);
    setWay(null);
    if (move) play(move.text);
  };

  const placing = phase === "place_pig" ? "pig" : phase === "plant" ? "plant" : null;
  const vegetable = view.farmers.find(({ seat }) => seat === question?.seat)?.vegetable ?? "pumpkin";
  const placeable = new Map(moves.flatMap((move) => (cellOf(move) ? [[cellOf(move), move.text] as const] : [])));
  const lit = (at: string): boolean => {
    if (placing) return placeable.has(at);
    return held ? at === held || answers.some((bite) => has(bite, at)) : next.some((bite) => has(bite, at));
  };
  const stateOf = (at: string): CellState => {
    const piece = view.trees.includes(at) ? "tree" : view.lying.includes(at) ? "lying" : view.pigs.includes(at) ? "pig" : (kindOn(at) ?? "empty");
    const words = [at, text(piece)];
    if (marks.placed.includes(at)) words.push(text("fresh"));
    if (lit(at)) words.push(text(placing ? "mayPlace" : "mayChoose"));
    return { words: words.join(", "), lit: lit(at), held: at === held, move: placeable.get(at) };
  };

  useEffect(() => setWay(null), [running]);
  // Whoever plays by keyboard stays on the board: what was pressed may be gone.
  const keyed = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || focused.matches(".prompt");
    if (!keyed.current || (!lost && !(running && focused.matches(".bp-cell")))) return;
    box.current?.querySelector<HTMLElement>(running ? ".bp-way" : ".bp-cell[tabindex='0']")?.focus();
  }, [running, question]);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget as Node)) keyed.current = false;
  };

  const swipe = useSwipe(running, setWay, run);
  const hand = placing && cell && lit(cell) ? { cell, kind: placing === "pig" ? ("pig" as const) : vegetable } : null;
  const about = (direction: Direction) => {
    const ends = stops[direction];
    return ends ? text("stops", { cells: ends.pigs.join(", ") }) : "";
  };
  return (
    <div
      class={`bp-board${still ? " bp-still" : ""}`}
      ref={box}
      data-phase={phase}
      data-few={placing !== null && moves.length < 4}
      data-ran={marks.ran ?? undefined}
      onKeyDown={() => void (keyed.current = true)}
      onFocusOut={leave}
      onPointerDownCapture={() => void (keyed.current = false)}
    >
      <div class="bp-field" {...swipe}>
        <Meadow
          view={view}
          herd={herd}
          bitten={bitten}
          marks={marks}
          aim={way}
          stop={way ? stops[way] : undefined}
          hand={hand}
          bites={meal && fits.includes(meal) ? (completed(meal, bites, able) ?? bites) : bites}
        />
        <CellGrid
          label={text("meadow")}
          start={(placing && moves[0] && cellOf(moves[0])) ?? view.pigs[0] ?? "a8"}
          stateOf={stateOf}
          press={press}
          aim={setCell}
        />
        {running && <Rim label={text("runWhere")} ways={runs} aimed={way} nameOf={button} about={about} aim={setWay} run={run} />}
        {marks.ran && !running && (
          <svg class="bp-ran" data-ran={marks.ran} viewBox="-24 -24 48 48" aria-hidden="true">
            <path d="M0-15 20 9H8v8H-8V9h-12z" />
          </svg>
        )}
      </div>
      {phase === "bite" && (
        <BiteChoice
          question={held ? text(view.pigs.includes(held) ? "pickFood" : "pickPig", { cell: held }) : text("pickFirst")}
          chosen={bites.map((bite) => ({
            words: say(bite),
            label: text("unbite", { bite: say(bite) }),
            undo: () =>
              choose(
                bites.filter((other) => !same(other, bite)),
                null,
              ),
          }))}
          offers={
            held
              ? answers.map((bite) => ({ words: say(bite), move: lastWay(bite), take: () => take(bite) }))
              : fits.map((move) => ({ words: button(move), move, take: () => play(move.text) }))
          }
          think={setMeal}
        />
      )}
    </div>
  );
}

// Everything this game asks is answered on the meadow.
export const hasControl = ({ key }: { readonly key: string }): boolean => ["move.pig", "move.plant", "move.bite", "move.run"].includes(key);
