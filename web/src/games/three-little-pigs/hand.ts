// The move that is being put together: dice to keep, a tile to place, a house to blow on. Board and dock share it. It
// is forgotten after the turn and with the board.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { createStore } from "../../shared/store";
import { rollAgain, initialPlaces, keptFor, type Places } from "./dice";
import { found, purchases, type Asked, type TileKind, type Props } from "./moves";
import { parts } from "./view";

type Hand = {
  readonly turn: number;
  readonly kept: readonly number[]; // places
  readonly places: Places;
  readonly tile: TileKind | null;
  readonly aim: string | null; // the move that blows there
};

const store = createStore<Hand | null>(null);
let byKey = false;

export function useHand({ view, question, play }: Pick<Props, "view" | "question" | "play">) {
  const held = store.use();
  const initial: Hand = { turn: view.turn, kept: [], places: initialPlaces(view.dice), tile: null, aim: null };
  const { kept, places, tile, aim } = held?.turn === view.turn ? held : initial;
  const change = (some: Partial<Hand>) => store.set({ ...initial, kept, places, tile, aim, ...some });
  const moves = question?.moves ?? [];
  const rolling = moves.some(({ key }) => key === "move.stop" || key === "move.reroll");
  const loose = places.flatMap((die, place) => (view.dice[die]?.locked || kept.includes(place) ? [] : [place]));
  const again = rolling ? rollAgain(view.dice, places, loose, moves) : null;
  // A tile is chosen from the first, so that places glow at once; tapping a stack chooses another.
  const [dearest] = view.stacks
    .filter((stack) => purchases(moves, stack).length > 0)
    .sort((a, b) => b.price - a.price || parts.indexOf(b.part) - parts.indexOf(a.part));
  return {
    kept,
    places,
    rolling,
    loose,
    again,
    chosen: tile && purchases(moves, tile).length > 0 ? tile : (dearest ?? null),
    aimed: found(moves, "move.blow").find(({ text }) => text === aim) ?? null,
    toggle: (place: number) =>
      change({ kept: kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place] }),
    prepare: (move: { readonly dice: readonly number[] }) => change({ kept: keptFor(view.dice, places, move) }),
    choose: (kind: TileKind) => change({ tile: { material: kind.material, part: kind.part } }),
    aimAt: (text: string) => change({ aim: text }),
    roll() {
      if (!again) return;
      change({ places: again.places });
      play(again.text);
    },
  };
}
export type InHand = ReturnType<typeof useHand>;

// The present kind of decision, for the boxes of board and dock.
export const ways = {
  onPointerDown: () => void (byKey = false),
  onKeyDown: () => void (byKey = true),
};

// If the focused control is gone, the focus moves to the next control of the game.
export function useGoOn(box: RefObject<HTMLElement>, where: string, question: Asked | null): void {
  useLayoutEffect(() => {
    if (question && byKey && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>(where)?.focus();
  }, [question]);
}
export const focusNext = (box: RefObject<HTMLElement>, where: string): void => {
  if (byKey) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(where)?.focus());
};

// The keys 1 to 5 keep or release dice, from any focus on the table.
export function diceKeys(
  { key }: KeyboardEvent,
  { rolling, places, toggle }: InHand,
  locked: (die: number) => boolean,
): void {
  const place = Number(key) - 1;
  const die = places[place];
  if (rolling && die !== undefined && !locked(die)) toggle(place);
}
