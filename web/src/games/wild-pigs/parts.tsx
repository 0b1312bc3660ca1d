// Small things that all parts of the board show: amounts, gains, what a card does.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Move, Plan, Says } from "../../generated/wild-pigs";
import type { BoardProps } from "../game";
import { Sign } from "./art";
import { colours, tokens, type Cubes, type Gains, type View, type Ware } from "./view";

export type Props = BoardProps<View, Move, Says>;
export type Text = Props["text"];

// The shell hands plans through as any game's.
export const plansOf = ({ question }: Props): readonly Plan[] => (question?.plans ?? []) as unknown as readonly Plan[];

export const wareName = ({ cardName }: Pick<Props, "cardName">, ware: Ware): string => cardName("uses" in ware ? "weapons" : "upgrades", ware.id, ware.name);

type Some = Partial<Cubes>;

// Words for whoever does not see the drawings beside them. Plain text, so that a button's name has them once.
export const Unseen = ({ children }: { readonly children: ComponentChildren }) => <span class="visually-hidden"> {children} </span>;

// Peaked is red, round is blue, square is green.
export function Pips({ of, text, before = "" }: { readonly of: Some; readonly text: Text; readonly before?: string }) {
  const there = colours.filter((c) => of[c]);
  if (there.length === 0) return <span class="wp-pips">0</span>;
  return (
    <span class="wp-pips">
      <Unseen>{there.map((c) => `${before}${of[c]} ${text(c)}`).join(", ")}</Unseen>
      {there.map((c) => (
        <b key={c} data-colour={c} aria-hidden="true">
          {before}
          {of[c]}
        </b>
      ))}
    </span>
  );
}

export function GainList({ of, text }: { readonly of: Gains; readonly text: Text }) {
  const signs = [...tokens, "free_stance" as const].filter((name) => of[name]);
  return (
    <span class="wp-gains">
      {colours.some((c) => of[c]) && <Pips of={of} text={text} before="+" />}
      {signs.map((name) => (
        <span key={name}>
          {of[name]}
          <Sign name={name} label={text(name)} />
        </span>
      ))}
    </span>
  );
}

export function Points({ n, text }: { readonly n: number; readonly text: Text }) {
  return (
    <span class="wp-vp">
      {n}
      <Sign name="vp" label={text("vp")} />
    </span>
  );
}

const ways: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type GroupProps = { readonly label: string; readonly name: string; touched(): void; readonly children: ComponentChildren };

// One stop in the tab order, where it was last; arrow keys go to the nearest button that way.
export function Group({ label, name, touched, children }: GroupProps) {
  const box: RefObject<HTMLDivElement> = useRef(null);
  const stop = useRef<Element | null>(null);
  const buttons = () => [...(box.current?.querySelectorAll("button") ?? [])].filter((one) => one.offsetParent);
  const settle = () => {
    const all = buttons();
    const here = all.find((one) => one === stop.current) ?? all.find((one) => one.dataset["glow"] === "true") ?? all[0];
    for (const one of all) one.tabIndex = one === here ? 0 : -1;
  };
  useEffect(settle);
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const from = document.activeElement?.getBoundingClientRect();
    if (!way || !from) return;
    event.preventDefault();
    let nearest: HTMLButtonElement | undefined;
    let least = Infinity;
    for (const one of buttons()) {
      const to = one.getBoundingClientRect();
      const dx = to.left + to.width / 2 - from.left - from.width / 2;
      const dy = to.top + to.height / 2 - from.top - from.height / 2;
      const ahead = dx * way[0] + dy * way[1];
      const far = ahead + 3 * Math.abs(dx * way[1] + dy * way[0]);
      if (ahead > 4 && far < least) [least, nearest] = [far, one];
    }
    nearest?.focus();
  };
  const arrive = ({ target }: FocusEvent) => {
    stop.current = target as Element;
    settle();
  };
  return (
    <div class={name} role="group" aria-label={label} ref={box} onPointerDown={touched} onKeyDown={go} onFocusIn={arrive}>
      {children}
    </div>
  );
}
