// Dice that are tapped to keep, the spinner, and what is to be done now.
import type { ComponentChildren } from "preact";
import { arrows } from "./keys";
import { FaceArt, sectors, SpinnerArt, WolfArt } from "./art";
import type { Memory } from "./follow";
import type { Props as BoardProps } from "./moves";

type Props = Pick<BoardProps, "view" | "text"> & {
  readonly memory: Memory;
  readonly places: readonly number[];
  readonly kept: readonly number[]; // places
  readonly toggle: ((place: number) => void) | null; // while dice are chosen
  readonly caption: string;
  readonly children: ComponentChildren; // buttons
};

export function Tray({ view, memory, places, kept, toggle, caption, text, children }: Props) {
  const wolf = view.phase === "blow" || view.phase === "spin";
  return (
    <section class="tp-tray" aria-label={text("dice")} data-wolf={wolf}>
      <div class="tp-dice" data-mark="dice" role="group" aria-label={text("dice")} onKeyDown={arrows}>
        {places.map((number, place) => {
          const die = view.dice[number];
          const face = memory.faces[number] ?? null;
          if (!die) return null;
          const held = toggle ? kept.includes(place) : die.kept;
          const past = die.face === null;
          const rolling = view.phase === "roll" && !past && !die.kept && !die.locked;
          const state = die.locked || (past && face === "wolf") ? "locked" : held ? "kept" : rolling ? "rolling" : past ? "past" : "loose";
          const words = text(die.colour === "white" ? "dieWhite" : "dieBlack", { n: place + 1, face: face ? text(face) : text("blank") });
          const off = !toggle || die.locked;
          return (
            <button
              key={place}
              class="tp-die"
              data-colour={die.colour}
              data-state={state}
              data-mark={`die-${place + 1}`}
              tabIndex={place === 0 ? 0 : -1}
              aria-disabled={off}
              aria-pressed={off ? undefined : held}
              aria-label={words + (state === "locked" ? `, ${text("locked")}` : held ? `, ${text("kept")}` : "")}
              onClick={() => !off && toggle?.(place)}
            >
              <span class="tp-fall" key={memory.rolls[number]}>
                <FaceArt face={face} />
              </span>
            </button>
          );
        })}
      </div>
      <Spinner view={view} memory={memory} text={text} />
      <div class="tp-ask">
        {wolf && <WolfArt blowing />}
        <p class="tp-caption">{caption}</p>
        <div class="row">{children}</div>
      </div>
    </section>
  );
}

function Spinner({ view, memory, text }: Pick<Props, "view" | "memory" | "text">) {
  const spread = sectors(view.spinner);
  const [from, to] = memory.spun ? spread[memory.spun] : [0, 0];
  // Somewhere in its sector, two whole turns further than before.
  const degrees = 720 * memory.spins + 360 * (from + (to - from) * (0.25 + 0.5 * ((memory.spins * 0.618) % 1)));
  const { straw, wood, brick } = view.spinner;
  const words = text("spinner", { straw, wood, brick, all: straw + wood + brick });
  return (
    <div class="tp-spinner" role="img" data-mark="spinner" aria-label={words + (memory.spun ? ` ${text("spun", { material: text(memory.spun) })}` : "")}>
      <SpinnerArt spinner={view.spinner} degrees={degrees} />
    </div>
  );
}
