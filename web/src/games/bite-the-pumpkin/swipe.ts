// Swiping over the meadow chooses a direction to run. Moving back to the start before lifting cancels.
import { useRef } from "preact/hooks";
import type { Direction } from "./cells";

const enough = 32; // pixels

export function directionOf(x: number, y: number): Direction | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < enough) return null;
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? "east" : "west") : y > 0 ? "south" : "north";
}

type Handlers = Pick<
  preact.JSX.HTMLAttributes<HTMLDivElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
>;

export function useSwipe(
  active: boolean,
  aim: (direction: Direction | null) => void,
  run: (direction: Direction) => void,
): Handlers {
  const from = useRef<{ readonly x: number; readonly y: number; drawn: boolean } | null>(null);
  const drawn = useRef(false);
  if (!active) from.current = null;
  const way = (event: PointerEvent) =>
    from.current ? directionOf(event.clientX - from.current.x, event.clientY - from.current.y) : null;
  return {
    onPointerDown: (event) => {
      drawn.current = false;
      if (active && event.isPrimary) from.current = { x: event.clientX, y: event.clientY, drawn: false };
    },
    onPointerMove: (event) => {
      if (!from.current || !event.isPrimary) return;
      const direction = way(event);
      if (direction && !from.current.drawn) {
        from.current.drawn = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (from.current.drawn) aim(direction);
    },
    onPointerUp: (event) => {
      const direction = way(event);
      drawn.current = from.current?.drawn ?? false;
      from.current = null;
      if (!drawn.current) return;
      aim(null);
      if (direction) run(direction);
    },
    onPointerCancel: () => {
      if (from.current?.drawn) aim(null);
      from.current = null;
    },
    // The click after a swipe is suppressed.
    onClickCapture: (event) => {
      if (!drawn.current) return;
      drawn.current = false;
      event.stopPropagation();
    },
  };
}
