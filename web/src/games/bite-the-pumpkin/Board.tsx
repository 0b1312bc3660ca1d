// The meadow with its controls: cells to place on, pigs and vegetables to pair, a rim to run to.
import { useEffect, useRef, useState } from "preact/hooks";
import type { OldBoardProps as BoardProps } from "../old";
import { completed, fitting, nextBites, textOf, type Bite } from "./bites";
import "./board.css";
import { CellGrid, type CellState } from "./CellGrid";
import { directions, type Direction } from "./cells";
import { Meadow } from "./Meadow";
import { marksOf, plantsOf, useBitten, useHerd, useStops } from "./moment";
import { Rim } from "./Rim";
import { useSwipe } from "./swipe";
import type { View } from "./view";

const mostButtons = 6; // of whole bites; the rest by tapping, or in the list of all moves

type Choosing = { readonly question: unknown; readonly bites: readonly Bite[]; readonly held: string | null };

export function Board(props: BoardProps<View>) {
  const { view, question, last, still, play, text, tell } = props;
  const moves = question?.moves ?? [];
  const phase = question ? view.phase : "over"; // nothing is asked: look around
  const running = phase === "run";
  const [cell, setCell] = useState<string | null>(null);
  const [way, setWay] = useState<Direction | null>(null);
  const [meal, setMeal] = useState<string | null>(null); // a whole bite that is thought about
  const [choosing, setChoosing] = useState<Choosing>({ question: null, bites: [], held: null });
  const box = useRef<HTMLDivElement>(null);
  const herd = useHerd(view.pigs);
  const bitten = useBitten(view, last);
  const stops = useStops(props);
  const marks = marksOf(last);
  const food = plantsOf(view);
  const kindOn = (at: string) => food.find((plant) => plant.cell === at)?.kind;
  const isPumpkin = (at: string) => view.pumpkins.includes(at);

  const { bites, held } = choosing.question === question ? choosing : { bites: [], held: null };
  const fits = phase === "bite" ? fitting(moves, bites, isPumpkin) : [];
  const next = phase === "bite" ? nextBites(moves, bites, isPumpkin) : [];
  const choose = (chosen: readonly Bite[], hold: string | null) => setChoosing({ question, bites: chosen, held: hold });
  const pairs = (a: string, b: string) => next.find(({ pig, food: eaten }) => (pig === a && eaten === b) || (pig === b && eaten === a));

  const pressBite = (at: string) => {
    const pair = held && pairs(held, at);
    if (pair) {
      const left = fitting(moves, [...bites, pair], isPumpkin);
      return left.length === 1 ? play(left[0] ?? "") : choose([...bites, pair], null);
    }
    if (at === held) return choose(bites, null);
    if (next.some(({ pig, food: eaten }) => pig === at || eaten === at)) return choose(bites, at);
    if (bites.some(({ pig, food: eaten }) => pig === at || eaten === at)) return choose(bites.filter((bite) => bite.pig !== at && bite.food !== at), null);
    if (held) play(textOf([...bites, view.pigs.includes(held) ? { pig: held, food: at } : { pig: at, food: held }])); // the engine says why not
  };
  const press = (at: string) => {
    if (phase === "place_pig") play(`pig ${at}`);
    if (phase === "plant") play(`plant ${at}`);
    if (phase === "bite") pressBite(at);
  };
  const run = (direction: Direction) => {
    setWay(null);
    play(`run ${direction}`);
  };

  const placing = phase === "place_pig" ? "pig" : phase === "plant" ? "plant" : null;
  const vegetable = view.farmers.find(({ seat }) => seat === question?.seat)?.vegetable ?? "pumpkin";
  const lit = (at: string): boolean => {
    if (placing) return moves.includes(`${placing} ${at}`);
    return held ? at === held || pairs(held, at) !== undefined : next.some(({ pig, food: eaten }) => pig === at || eaten === at);
  };
  const stateOf = (at: string): CellState => {
    const piece = view.trees.includes(at) ? "tree" : view.lying.includes(at) ? "lying" : view.pigs.includes(at) ? "pig" : (kindOn(at) ?? "empty");
    const words = [at, text(piece)];
    if (marks.placed.includes(at)) words.push(text("fresh"));
    if (lit(at)) words.push(text(placing ? "mayPlace" : "mayChoose"));
    return { words: words.join(", "), lit: lit(at), held: at === held, move: placing && lit(at) ? `${placing} ${at}` : undefined };
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
    return ends ? text("stops", { cells: ends.join(", ") }) : "";
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
        <Meadow view={view} herd={herd} bitten={bitten} marks={marks} aim={way} stops={way ? stops[way] : undefined} hand={hand} bites={meal && fits.includes(meal) ? (completed(meal, bites, isPumpkin) ?? bites) : bites} />
        <CellGrid label={text("meadow")} start={moves[0] && placing ? (moves[0].split(" ")[1] ?? "a8") : (view.pigs[0] ?? "a8")} stateOf={stateOf} press={press} aim={setCell} />
        {running && <Rim label={text("runWhere")} ways={directions.filter((direction) => moves.includes(`run ${direction}`))} aimed={way} nameOf={(direction) => tell(`run ${direction}`)} about={about} aim={setWay} run={run} />}
        {marks.ran && !running && (
          <svg class="bp-ran" data-ran={marks.ran} viewBox="-24 -24 48 48" aria-hidden="true">
            <path d="M0-15 20 9H8v8H-8V9h-12z" />
          </svg>
        )}
      </div>
      {phase === "bite" && (
        <div class="bp-bites">
          <p aria-live="polite">{held ? text(view.pigs.includes(held) ? "pickFood" : "pickPig", { cell: held }) : text("pickFirst")}</p>
          <div class="row">
            {bites.map((bite) => (
              <button key={bite.pig + bite.food} aria-label={text("unbite", bite)} onClick={() => choose(bites.filter((other) => other !== bite), null)}>
                {text("bites", bite)} ×
              </button>
            ))}
            {fits.slice(0, mostButtons).map((move) => (
              <button key={move} data-move={move} onClick={() => play(move)} onFocus={() => setMeal(move)} onPointerEnter={() => setMeal(move)} onBlur={() => setMeal(null)} onPointerLeave={() => setMeal(null)}>
                {tell(move)}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

export const hasControl = (move: string): boolean => /^(pig|plant|bite) /.test(move) || directions.some((direction) => move === `run ${direction}`);
