// The nine stacks, as a house stands: roofs above, doors below. What the dice pay for is lit.
import { arrows } from "./keys";
import { TileArt } from "./art";
import { sameKind, tileName, type Kind, type Props as BoardProps } from "./moves";
import { materials, type Part, type Stack } from "./view";

export type Lit = "buy" | "pays" | undefined;
const rows: readonly Part[] = ["roof", "window", "door"];

type Props = Pick<BoardProps, "view" | "text"> & {
  readonly lit: (stack: Stack) => Lit;
  readonly chosen: Kind | null;
  readonly pick: ((stack: Stack) => void) | null;
};

export function Yard({ view, text, lit, chosen, pick }: Props) {
  const { empty_stacks: empty, stacks_to_end: toEnd, last_turn: lastTurn } = view.end;
  return (
    <section class="tp-yard" data-mark="yard" aria-label={text("yard")}>
      {materials.map((material) => {
        const stack = view.stacks.find((one) => one.material === material);
        return (
          <p class="tp-head" key={material}>
            <b>{text(material)}</b> <span>{stack && text("price", { n: stack.price, points: stack.points })}</span>
          </p>
        );
      })}
      <div class="tp-stacks" role="group" aria-label={text("yard")} data-columns="3" onKeyDown={arrows}>
        {rows.flatMap((part) =>
          materials.map((material) => {
            const stack = view.stacks.find((one) => one.material === material && one.part === part);
            if (!stack) return null;
            const light = lit(stack);
            const words = [
              text("stack", { tile: tileName(stack, text), n: stack.left }),
              stack.top === "pot" && text("potOnTop"),
              stack.unseen_pots > 0 && text("potsBelow", { n: stack.unseen_pots }),
              light && text(light === "buy" ? "canBuy" : "diceEnough"),
            ];
            return (
              <button
                key={`${material} ${part}`}
                class="tp-stack"
                data-lit={light}
                data-mark={`${material}-${part}`}
                data-empty={stack.left === 0}
                tabIndex={light === "buy" || (part === rows[0] && material === materials[0]) ? 0 : -1}
                aria-disabled={!pick}
                aria-pressed={light === "buy" ? chosen !== null && sameKind(chosen, stack) : undefined}
                aria-label={words.filter(Boolean).join(", ")}
                onClick={() => pick?.(stack)}
              >
                <TileArt part={part} material={material} pot={stack.top === "pot"} />
                <span class="tp-left">×{stack.left}</span>
              </button>
            );
          }),
        )}
      </div>
      <p class="tp-end" data-mark="end" data-last={lastTurn}>
        <span class="tp-pips" aria-hidden="true">
          {Array.from({ length: toEnd }, (_, i) => (
            <i key={i} data-on={i < empty} />
          ))}
        </span>
        {lastTurn ? text("lastTurn") : text("emptyStacks", { n: empty, of: toEnd })}
      </p>
    </section>
  );
}
