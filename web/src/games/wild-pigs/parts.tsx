// Small components that all parts of the board use: amounts, gains, effects of cards.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Move, GameMessage } from "../../generated/wild-pigs";
import type { BoardProps } from "../game";
import { Sign } from "./art";
import { colours, tokens, type Cubes, type Gains, type View } from "./view";

export type Props = BoardProps<View, Move, GameMessage>;
export type Text = Props["text"];

type Some = Partial<Cubes>;

// Words for screen readers instead of the drawings. They are plain text, so that the name of a button has them once.
export const Unseen = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="visually-hidden"> {children} </span>
);

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
      {of.weapon_slot && <span>{text("slot_weapon")}</span>}
      {of.upgrade_slot && <span>{text("slot_upgrade")}</span>}
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

type GroupProps = {
  readonly label: string;
  readonly name: string;
  touched(): void;
  stepped(arrow: string, among: readonly HTMLElement[]): void;
  readonly children: ComponentChildren;
};

// One stop in the tab order, where it was last; arrow keys go on from there.
export function Group({ label, name, touched, stepped, children }: GroupProps) {
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
    if (!event.key.startsWith("Arrow") || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    stepped(event.key, buttons());
  };
  const arrive = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement) stop.current = target;
    settle();
  };
  return (
    <div
      class={name}
      role="group"
      aria-label={label}
      ref={box}
      onPointerDown={touched}
      onKeyDown={go}
      onFocusIn={arrive}
    >
      {children}
    </div>
  );
}
