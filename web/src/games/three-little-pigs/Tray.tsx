// The dice, which are tapped to keep them, and the spinner.
import type { ComponentType } from "preact";
import { FaceArt, sectors, SpinnerArt } from "./art";
import type { Memory } from "./follow";
import type { InHand } from "./hand";
import { arrows } from "./keys";
import type { Props as BoardProps, Step } from "./moves";
import { parts, type Die, type Face } from "./view";

type Props = Pick<BoardProps, "view" | "text" | "still"> & {
  readonly memory: Memory;
  readonly hand: InHand;
  readonly hinted: Step | undefined;
  readonly refuse: (die: number) => void; // says why a tap on it does nothing
  readonly Wolf: ComponentType<{ readonly doing: "waits" }> | undefined;
};

// The sides of a die that rolls, the one that is thrown first.
const sidesOf = ({ colour }: Die, face: Face | null): readonly (Face | null)[] => {
  const others = [...parts, ...parts, colour === "black" ? ("wolf" as const) : parts[0]].filter(
    (side) => side !== face,
  );
  return [face, ...others.slice(-5)];
};

export function Tray({ view, memory, hand, hinted, refuse, still, Wolf, text }: Props) {
  const { places, kept, rolling, toggle, again } = hand;
  const wolfIsOut = view.phase === "blow" || view.phase === "spin";
  const rolled = hinted?.key === "move.reroll" && hinted.text !== again?.text ? hinted : null; // else the hint is for the dock's button
  return (
    <section class="tp-tray" aria-label={text("dice")} data-wolf={wolfIsOut}>
      <div
        class="tp-dice"
        data-mark="dice"
        data-hint={rolled?.text}
        role="group"
        aria-label={text("dice")}
        onKeyDown={arrows}
      >
        {places.map((number, place) => {
          const die = view.dice[number];
          if (!die) return null;
          const face = memory.faces[number] ?? null;
          const held = rolling ? kept.includes(place) : die.kept;
          const past = die.face === null;
          const falls = view.phase === "roll" && !past && !die.kept && !die.locked;
          const state =
            die.locked || (past && face === "wolf")
              ? "locked"
              : held
                ? "kept"
                : falls
                  ? "rolling"
                  : past
                    ? "past"
                    : "loose";
          const off = !rolling || die.locked;
          const words = text(die.colour === "white" ? "dieWhite" : "dieBlack", {
            n: place + 1,
            face: text(face ?? "blank"),
          });
          return (
            <button
              key={place}
              class="tp-die"
              data-colour={die.colour}
              data-state={state}
              data-mark={`die-${place + 1}`}
              data-keep={rolled ? !die.locked && !rolled.dice.includes(number + 1) : undefined}
              tabIndex={place === 0 ? 0 : -1}
              aria-disabled={off}
              aria-pressed={off ? undefined : held}
              aria-label={words + (state === "locked" ? `, ${text("locked")}` : held ? `, ${text("kept")}` : "")}
              style={{ "--n": place }}
              onClick={() => (off ? refuse(number) : toggle(place))}
            >
              <span class="tp-cube" key={memory.rolls[number]}>
                {(still ? [face] : sidesOf(die, face)).map((side, i) => (
                  <span class="tp-side" key={i}>
                    <FaceArt face={side} />
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
      <div class="tp-wind">
        {Wolf && !wolfIsOut && !memory.blown && <Wolf doing="waits" />}
        <Spinner view={view} memory={memory} text={text} />
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
    <div
      class="tp-spinner"
      role="img"
      data-mark="spinner"
      aria-label={words + (memory.spun ? ` ${text("spun", { material: text(memory.spun) })}` : "")}
    >
      <SpinnerArt spinner={view.spinner} degrees={degrees} />
    </div>
  );
}
