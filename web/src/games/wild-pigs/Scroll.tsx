// A box that scrolls if its content does not fit. It is then a stop in the tab order, for scrolling by keyboard.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly wide?: boolean; // for the style sheet
  readonly style?: Readonly<Record<string, number>>;
  readonly children: ComponentChildren;
};

export function Scroll({ name, label, wide, style, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const one = box.current;
    const look = () => {
      if (one && (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)) one.tabIndex = 0;
      else one?.removeAttribute("tabindex");
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  });
  return (
    <div class={name} role="group" aria-label={label} ref={box} data-wide={wide} style={style}>
      {children}
    </div>
  );
}
