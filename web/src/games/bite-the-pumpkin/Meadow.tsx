// The drawing: grass, fence, pieces, marks and previews. It hears nothing; the controls lie above it.
import { At, Grass, Pig, Tree, Vegetable, type Kind } from "./art";
import { follow, middle, stepOf, type Direction, type Pig as Known, type Point } from "./cells";
import { plantsOf, type Bitten, type Marks, type Stop } from "./moment";
import type { OneBite } from "./says";
import type { View } from "./view";

// The fence: narrow at the sides, so that a cell keeps its 44 pixels on the smallest phone.
export const frame = { x: 9, y: 36, width: 818, height: 872 } as const;

const planks = "M-9-36h818v36h-818zM-9 800h818v36h-818zM-9 0h9v800h-9zM800 0h9v800h-9z";
const crumbs = "M-18 16h.1M2 24h.1M20 10h.1M-6 4h.1M12 28h.1";
const bits = ["-34px,-22px", "30px,-30px", "38px,16px", "-30px,28px", "2px,-42px", "4px,38px"];
const move = ({ x, y }: Point) => ({ transform: `translate(${x}px,${y}px)` });

export type Scenery = {
  readonly view: View;
  readonly herd: readonly Known[];
  readonly bitten?: Bitten;
  readonly marks?: Marks;
  readonly aim?: Direction | null; // a run that is thought about
  readonly stop?: Stop | undefined; // where it would end
  readonly hand?: { readonly cell: string; readonly kind: Kind | "pig" } | null; // a piece that is about to be placed
  readonly bites?: readonly OneBite[]; // chosen so far
};

export function Meadow({ view, herd, bitten, marks, aim, stop, hand, bites = [] }: Scenery) {
  const ends = stop ? follow(herd, stop.pigs) : [];
  const food = plantsOf(view);
  const look = aim ? stepOf[aim] : marks?.ran ? stepOf[marks.ran] : { x: 0, y: 0 };
  return (
    <svg class="bp-art" viewBox={`${-frame.x} ${-frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
      <path d={planks} class="bp-fence" />
      <Grass />
      <g class="bp-names" data-name>
        {[..."abcdefgh"].map((file, i) => (
          <text key={file} x={100 * i + 50} y="827" text-anchor="middle">
            {file}
          </text>
        ))}
        {[..."87654321"].map((rank, i) => (
          <text key={rank} x="5" y={100 * i + 26}>
            {rank}
          </text>
        ))}
      </g>
      {marks?.placed.map((cell) => (
        <rect key={cell} class="bp-last" x={middle(cell).x - 46} y={middle(cell).y - 46} width="92" height="92" rx="20" />
      ))}
      {marks?.eaten.map((cell) => (
        <At key={cell} at={middle(cell)}>
          <path class="bp-crumbs" d={crumbs} />
        </At>
      ))}
      {view.trees.map((cell) => (
        <At key={cell} at={middle(cell)}>
          <Tree />
        </At>
      ))}
      {food.map(({ cell, kind }) => (
        <At key={kind + cell} at={middle(cell)}>
          {stop?.food.includes(cell) && <circle class="bp-reach" r="47" />}
          <g class="bp-drop">
            <Vegetable kind={kind} />
          </g>
        </At>
      ))}
      {hand && (
        <At at={middle(hand.cell)}>
          <g class="bp-ghost">{hand.kind === "pig" ? <Pig id={herd.length} /> : <Vegetable kind={hand.kind} />}</g>
        </At>
      )}
      {ends.map(({ id, cell }) => {
        const from = middle(herd.find((pig) => pig.id === id)?.cell ?? cell);
        const to = middle(cell);
        return (
          (from.x !== to.x || from.y !== to.y) && (
            <g key={id}>
              <path class="bp-trail" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
              <At at={to}>
                <g class="bp-ghost">
                  <Pig id={id} look={look} />
                </g>
              </At>
            </g>
          )
        );
      })}
      {herd.map(({ id, cell }) => (
        <g class="bp-pig" key={id} style={move(middle(cell))}>
          <g class="bp-bump" key={cell + view.lying.includes(cell)}>
            <Pig id={id} lying={view.lying.includes(cell)} look={look} />
          </g>
        </g>
      ))}
      {bites.map(({ pig, food: eaten }) => (
        <path key={pig + eaten} class="bp-bite" d={`M${middle(pig).x} ${middle(pig).y}L${middle(eaten).x} ${middle(eaten).y}`} />
      ))}
      {bitten?.plants.map(({ cell, kind }) => (
        <At key={`${bitten.at}${cell}`} at={middle(cell)}>
          <g class="bp-pop">
            <Vegetable kind={kind} />
          </g>
          {bits.map((bit) => (
            <circle key={bit} class={`bp-bit bp-${kind}`} r="7" style={{ "--to": `translate(${bit})` }} />
          ))}
        </At>
      ))}
    </svg>
  );
}
