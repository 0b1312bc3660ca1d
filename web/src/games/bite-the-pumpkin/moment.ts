// What a board remembers from one view to the next, and what the last moves did: for motion and marks.
import { useEffect, useRef, useState } from "preact/hooks";
import type { OldBoardProps as BoardProps } from "../old";
import type { OldStory as Story } from "../old";
import type { Kind } from "./art";
import { directions, follow, type Direction, type Pig } from "./cells";
import type { View } from "./view";

export type Plant = { readonly cell: string; readonly kind: Kind };
export const plantsOf = (view: View): readonly Plant[] => [
  ...view.pumpkins.map((cell) => ({ cell, kind: "pumpkin" as const })),
  ...(view.broccoli ?? []).map((cell) => ({ cell, kind: "broccoli" as const })),
];

export type Marks = { readonly placed: readonly string[]; readonly eaten: readonly string[]; readonly ran: Direction | null };

const cellsIn = (words: string | undefined): readonly string[] => words?.match(/[a-h][1-8]/g) ?? [];

// Read from the engine's own words, so that they are there after a reload too.
export function marksOf(last: readonly Story[]): Marks {
  const placed: string[] = [];
  const eaten: string[] = [];
  let ran: Direction | null = null;
  for (const { move, story } of last) {
    const [verb = "", ...rest] = (move ?? "").split(" ");
    if (verb === "pig" || verb === "plant") placed.push(...rest);
    if (verb === "run") ran = directions.find((direction) => direction === rest[0]) ?? null;
    if (verb === "bite") eaten.push(...rest.map((bite) => bite.slice(3)));
    for (const clause of story.split("; ").slice(1)) {
      if (/^the pigs eat/.test(clause)) eaten.push(...cellsIn(clause));
      else placed.push(...cellsIn(clause));
    }
  }
  return { placed, eaten, ran };
}

export function useHerd(pigs: readonly string[]): readonly Pig[] {
  const known = useRef<readonly Pig[]>([]);
  known.current = follow(known.current, pigs);
  return known.current;
}

export type Bitten = { readonly plants: readonly Plant[]; readonly at: number };

// The vegetables that the latest move took off the field, also one that was planted and eaten by the same move.
export function useBitten(view: View, last: readonly Story[]): Bitten {
  const latest = last[last.length - 1];
  const at = latest?.number ?? 0;
  const known = useRef<{ readonly view: View; readonly bitten: Bitten }>({ view, bitten: { plants: [], at } });
  if (known.current.view !== view) {
    const now = plantsOf(view).map(({ cell }) => cell);
    const planted = /^plant (..)/.exec(latest?.move ?? "")?.[1];
    const fresh: Plant[] = planted && !now.includes(planted) ? [{ cell: planted, kind: view.farmers.find(({ seat }) => seat === latest?.seat)?.vegetable ?? "pumpkin" }] : [];
    const plants = at > known.current.bitten.at ? [...plantsOf(known.current.view), ...fresh].filter(({ cell }) => !now.includes(cell)) : [];
    known.current = { view, bitten: { plants, at } };
  }
  return known.current.bitten;
}

export type Stops = Partial<Record<Direction, readonly string[]>>;

// Where the pigs would stop, by direction, as the engine says.
export function useStops({ question, peek }: BoardProps<View>): Stops {
  const [known, setKnown] = useState<{ readonly question: unknown; readonly stops: Stops }>({ question: null, stops: {} });
  useEffect(() => {
    let current = true;
    const runs = directions.filter((direction) => question?.moves.includes(`run ${direction}`));
    if (runs.length > 0)
      void Promise.all(runs.map(async (direction) => [direction, (await peek(`run ${direction}`)).view.pigs] as const)).then(
        (found) => current && setKnown({ question, stops: Object.fromEntries(found) }),
        () => undefined, // the match went on meanwhile
      );
    return () => void (current = false);
  }, [question]);
  return known.question === question ? known.stops : {};
}
