// A note at the last touched point that says why something can't be done. Screen readers read it out.
import { useEffect, useRef, useState } from "preact/hooks";
import { Words } from "../../shared/Words";

const staysFor = 6000; // milliseconds

type Point = { readonly x: number; readonly y: number };
export type Bubbles = {
  readonly words: string;
  readonly at: Point;
  say(words: string): void;
  touched(event: Event): void;
};

export function useBubble(): Bubbles {
  const place = useRef<Point>({ x: 0, y: 0 });
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => setWords(""), staysFor);
    return () => clearTimeout(timer);
  }, [words]);
  return {
    words,
    at: place.current,
    say: setWords,
    touched(event) {
      setWords(""); // so that the same words can be shown again at another point
      if (event instanceof PointerEvent) place.current = { x: event.clientX, y: event.clientY };
      else if (event.target instanceof Element) {
        const { left, top, width } = event.target.getBoundingClientRect();
        place.current = { x: left + width / 2, y: top };
      }
    },
  };
}

export function Bubble({ words, at }: Bubbles) {
  if (!words) return null;
  return (
    <p class="refusal bubble" role="alert" data-below={at.y < 160} style={{ "--x": `${at.x}px`, "--y": `${at.y}px` }}>
      <Words text={words} />
    </p>
  );
}
