// The nine stacks, arranged like a house: roofs above, doors below. Stacks that the dice pay for are lit.
import { TileArt } from "./art";
import { arrows } from "./keys";
import { sameKind, tileName, type TileKind, type Props as BoardProps, type Step } from "./moves";
import { materials, type Part, type Stack } from "./view";

export type Lit = "buy" | "pays" | undefined;
const rows: readonly Part[] = ["roof", "window", "door"];

type Props = Pick<BoardProps, "view" | "text"> & {
  readonly lit: (stack: Stack) => Lit;
  readonly chosen: TileKind | null;
  readonly hinted: Step | undefined;
  readonly pick: (stack: Stack) => void;
};

export function Yard({ view, text, lit, chosen, hinted, pick }: Props) {
  const { empty_stacks: empty, stacks_to_end: toEnd } = view.end;
  const lights = view.stacks.map(lit);
  return (
    <section class="tp-yard" data-mark="yard" aria-label={text("yard")}>
      {materials.map((material) => {
        const stack = view.stacks.find((one) => one.material === material);
        return (
          <p class="tp-head" key={material}>
            <b>{text(material)}</b> <span>{stack && text("price", { n: stack.price })}</span>
            <i>{stack && text("worth", { n: stack.points })}</i>
          </p>
        );
      })}
      <div
        class="tp-stacks"
        role="group"
        aria-label={text("yard")}
        data-columns="3"
        data-some={lights.some(Boolean)}
        onKeyDown={arrows}
      >
        {rows.flatMap((part) =>
          materials.map((material) => {
            const nth = view.stacks.findIndex((one) => one.material === material && one.part === part);
            const stack = view.stacks[nth];
            if (!stack) return null;
            const light = lights[nth];
            const picked = chosen !== null && sameKind(chosen, stack);
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
                data-hint={hinted?.key === "move.buy" && !picked && sameKind(hinted, stack) ? hinted.text : undefined}
                data-empty={stack.left === 0}
                tabIndex={chosen ? (picked ? 0 : -1) : part === rows[0] && material === materials[0] ? 0 : -1}
                aria-pressed={light === "buy" ? picked : undefined}
                aria-label={words.filter(Boolean).join(", ")}
                onClick={() => pick(stack)}
              >
                <TileArt part={part} material={material} pot={stack.top === "pot"} deep={Math.max(1, stack.left)} />
                <span class="tp-left">×{stack.left}</span>
              </button>
            );
          }),
        )}
      </div>
      <p class="tp-end" data-mark="end">
        <span class="tp-pips" aria-hidden="true">
          {Array.from({ length: toEnd }, (_, i) => (
            <i key={i} data-on={i < empty} />
          ))}
        </span>
        {text("emptyStacks", { n: empty, of: toEnd })}
      </p>
    </section>
  );
}
