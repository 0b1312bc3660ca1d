// Grounds in a row, which scrolls sideways if they do not fit the box.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

type Props = {
  readonly class: string;
  readonly at: string | null;
  readonly label: string;
  readonly children: ComponentChildren;
};

// `at`: the seat whose ground should be seen.
export function Strip({ class: name, at, label, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(false);
  useLayoutEffect(() => setMoves(strip.current !== null && strip.current.scrollWidth > strip.current.clientWidth + 1));
  useLayoutEffect(() => {
    const plot = strip.current?.querySelector<HTMLElement>(`[data-seat=${at}]`);
    if (!plot || !strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const { offsetLeft: left, offsetWidth: width } = plot;
    if (left < scrollLeft || left + width > scrollLeft + clientWidth) strip.current.scrollLeft = left;
  }, [at]);
  return (
    <div class={`tp-strip ${name}`} ref={strip} role="group" aria-label={label} tabIndex={moves ? 0 : undefined}>
      {children}
    </div>
  );
}
