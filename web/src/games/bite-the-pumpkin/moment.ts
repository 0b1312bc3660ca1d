// What the board remembers from one view to the next, and the effects of the last moves: for motion and marks.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../game";
import type { Story } from "../../match/situation";
import type { VegetableKind } from "./art";
import { directions, follow, type Direction } from "./cells";
import { herdOf, type Herd, type Run } from "./herd";
import { bitesOf, cellOf, type Move, type GameMessage } from "./messages";
import type { View } from "./view";

export type Plant = { readonly cell: string; readonly kind: VegetableKind };
export const plantsOf = (view: View): readonly Plant[] => [
  ...view.pumpkins.map((cell) => ({ cell, kind: "pumpkin" as const })),
  ...(view.broccoli ?? []).map((cell) => ({ cell, kind: "broccoli" as const })),
];

type Told = Story<Move, GameMessage>;

// What was eaten by a move, or without a choice after it.
const eatenIn = ({ move, told }: Told): readonly Plant[] => [
  ...bitesOf(move).map(({ food, vegetable }) => ({ cell: food, kind: vegetable })),
  ...told.flatMap((one) => (one.key === "told.eaten" ? one.cells.map((cell) => ({ cell, kind: one.vegetable })) : [])),
];

const placedIn = ({ move, told }: Told): readonly string[] => {
  const own = cellOf(move);
  return [
    ...(own ? [own] : []),
    ...told.flatMap((one) => (one.key === "told.pig" || one.key === "told.planted" ? [one.cell] : [])),
  ];
};

export type Marks = {
  readonly placed: readonly string[];
  readonly eaten: readonly string[];
  readonly ran: Direction | null;
};

export function marksOf(last: readonly Told[]): Marks {
  const runs = last.flatMap(({ move }) => (move?.key === "move.run" ? [move.direction] : []));
  return {
    placed: last.flatMap(placedIn),
    eaten: last.flatMap(eatenIn).map(({ cell }) => cell),
    ran: runs[runs.length - 1] ?? null,
  };
}

type Seen = {
  readonly herd: Herd;
  readonly sure: boolean; // known from the stories; else guessed from the view before
  readonly run: Run | null; // the run since the last drawing; a step back in a replay is no run
};

export function useHerd({ view, stories }: BoardProps<View, Move, GameMessage>): Seen {
  const known = useRef<Seen & { readonly count: number }>();
  const told = useMemo(() => herdOf(stories, view.trees), [view, stories.length]);
  const before = known.current;
  const sure = told.pigs.length === view.pigs.length && told.pigs.every(({ cell }) => view.pigs.includes(cell));
  const herd = sure ? told : { pigs: follow(before?.herd.pigs ?? [], view.pigs), run: null };
  const goesOn = sure && before?.sure && stories.length >= before.count;
  const fresh = goesOn && (herd.run?.number ?? 0) > before.count ? herd.run : null;
  const run = goesOn ? (fresh ?? before.run) : null;
  known.current = { count: stories.length, herd, sure, run };
  return known.current;
}

export type Bitten = { readonly plants: readonly Plant[]; readonly at: number };

// The vegetables that have gone since the last drawing.
export function useBitten(view: View, last: readonly Told[]): Bitten {
  const at = last[last.length - 1]?.number ?? 0;
  const known = useRef<{ readonly view: View; readonly bitten: Bitten }>({ view, bitten: { plants: [], at } });
  if (known.current.view !== view) {
    const seen = known.current.bitten.at;
    known.current = { view, bitten: { plants: last.filter(({ number }) => number > seen).flatMap(eatenIn), at } };
  }
  return known.current.bitten;
}

// A previewed run: where the pigs would stop, and the food they would reach.
export type Stop = { readonly pigs: readonly string[]; readonly food: readonly string[] };
export type Stops = Partial<Record<Direction, Stop>>;

// By direction, from the engine.
export function useStops({ question, peek }: BoardProps<View, Move, GameMessage>): Stops {
  const [known, setKnown] = useState<{ readonly question: unknown; readonly stops: Stops }>({
    question: null,
    stops: {},
  });
  useEffect(() => {
    let current = true;
    const runs = (question?.moves ?? []).flatMap((move) => (move.key === "move.run" ? [move] : []));
    const look = async ({ direction, text }: (typeof runs)[number]): Promise<readonly [Direction, Stop]> => {
      const { pigs, reach } = (await peek(text)).view;
      return [direction, { pigs, food: reach.flatMap(({ food }) => food) }];
    };
    if (runs.length > 0)
      void Promise.all(runs.map(look)).then(
        (found) => current && setKnown({ question, stops: Object.fromEntries(found) }),
        () => undefined, // the match went on meanwhile
      );
    return () => void (current = false);
  }, [question]);
  return known.question === question ? known.stops : {};
}

export const runsIn = (moves: readonly Move[]): ReadonlyMap<Direction, Move> =>
  new Map(
    directions.flatMap((direction) =>
      moves
        .filter((move) => move.key === "move.run" && move.direction === direction)
        .map((move) => [direction, move] as const),
    ),
  );
