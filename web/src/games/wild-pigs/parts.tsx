// Small things that all parts of the board show: amounts, gains, what a card does.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../game";
import { Sign } from "./art";
import { isEmpty } from "./logic";
import { colours, tokens, type Cubes, type Gains, type Threshold, type View, type Ware } from "./view";

export type Props = BoardProps<View>;
export type Text = Props["text"];

type Some = Partial<Cubes>;

// Peaked is red, round is blue, square is green.
export function Pips({ of, text, before = "" }: { readonly of: Some; readonly text: Text; readonly before?: string }) {
  const there = colours.filter((c) => of[c]);
  if (there.length === 0) return <span>{text("free")}</span>;
  return (
    <span class="wp-pips" role="img" aria-label={there.map((c) => `${before}${of[c]} ${text(c)}`).join(", ")}>
      {there.map((c) => (
        <b key={c} data-colour={c}>
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

type Income = NonNullable<Extract<Ware, { unlocks_mass?: boolean }>["day"]>;

function IncomeOf({ of, text }: { readonly of: Income; readonly text: Text }) {
  return (
    <>
      {colours.some((c) => of[c]) && <Pips of={of} text={text} before="+" />} {of.stance ? `+${of.stance} ${text("stanceColour")}` : ""}
      {of.least ? `+${of.least} ${text("leastColour")}` : ""}
    </>
  );
}

// The same by day and by night, or each by itself.
function ByEra({ day, night, text, show }: { readonly day: unknown; readonly night: unknown; readonly text: Text; readonly show: (era: "day" | "night") => ComponentChildren }) {
  if (JSON.stringify(day) === JSON.stringify(night)) return <span>{show("day")}</span>;
  return (
    <>
      {(["day", "night"] as const).map((era) => (
        <span key={era}>
          <Sign name={era} label={text(era)} /> {(era === "day" ? day : night) ? show(era) : "–"}
        </span>
      ))}
    </>
  );
}

export function WareFacts({ ware, text, left }: { readonly ware: Ware; readonly text: Text; readonly left?: number | undefined }) {
  const onKill = ware.on_kill && !isEmpty(ware.on_kill) && (
    <span>
      {text("onKill")}: <GainList of={ware.on_kill} text={text} />
    </span>
  );
  if ("uses" in ware)
    return (
      <span class="wp-facts">
        <ByEra day={ware.day} night={ware.night} text={text} show={(era) => <Pips of={ware[era]} text={text} before="−" />} />
        {ware.reach && (
          <span>
            <Sign name="reach" /> {text("reach")}
          </span>
        )}
        {onKill}
        <span>{text("uses", { n: left ?? ware.uses })}</span>
      </span>
    );
  return (
    <span class="wp-facts">
      {(ware.day || ware.night) && (
        <ByEra
          day={ware.day}
          night={ware.night}
          text={text}
          show={(era) => (
            <>
              <IncomeOf of={ware[era] ?? {}} text={text} /> {text("aTurn")}
            </>
          )}
        />
      )}
      {ware.discount && <span>{text("discount", { n: ware.discount })}</span>}
      {ware.mass_worth && <span>{text("mass_worth", { n: ware.mass_worth })}</span>}
      {ware.forges_mass && <span>{text("forges")}</span>}
      {ware.splits_cube && <span>{text("splits")}</span>}
      {onKill}
    </span>
  );
}

export function Reward({ of, text }: { readonly of: Threshold["reward"]; readonly text: Text }) {
  return (
    <span class="wp-gains">
      {of.vp && <Points n={of.vp} text={text} />}
      {of.heal && <span>{text("heal", { n: of.heal })}</span>}
      {of.weapon_slot && <span>{text("slot_weapon")}</span>}
      {of.upgrade_slot && <span>{text("slot_upgrade")}</span>}
      {of.free_weapon && <span>{text("free_weapon")}</span>}
      <GainList of={of} text={text} />
    </span>
  );
}

export function Penalty({ of, text }: { readonly of: NonNullable<Threshold["penalty"]>; readonly text: Text }) {
  return (
    <span class="wp-gains">
      {of.wounds && <span>{text("n_wounds", { n: of.wounds })}</span>}
      {of.cubes && <span>−{text("n_cubes", { n: of.cubes })}</span>}
      {of.tokens && <span>−{text("n_tokens", { n: of.tokens })}</span>}
    </span>
  );
}

const ways: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// One stop in the tab order; arrow keys go to the nearest button that way.
export function Group({ label, name, children }: { readonly label: string; readonly name: string; readonly children: ComponentChildren }) {
  const box: RefObject<HTMLDivElement> = useRef(null);
  const buttons = () => [...(box.current?.querySelectorAll("button") ?? [])];
  useEffect(() => {
    const all = buttons();
    const here = all.find((one) => one === document.activeElement) ?? all.find((one) => one.dataset["glow"] === "true") ?? all[0];
    for (const one of all) one.tabIndex = one === here ? 0 : -1;
  });
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const from = (document.activeElement as HTMLElement | null)?.getBoundingClientRect();
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
  return (
    <div class={`wp-group ${name}`} role="group" aria-label={label} ref={box} onKeyDown={go}>
      {children}
    </div>
  );
}
