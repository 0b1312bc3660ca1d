// The drawing: grass, pieces, marks and previews. It has no handlers; the controls are laid over it.
import { At, Grass, Pig, Tree, Vegetable, type VegetableKind } from "./art";
import { follow, middle, stepOf, type Direction, type Pig as Known, type Point } from "./cells";
import type { Run } from "./herd";
import { plantsOf, type Bitten, type Marks, type Stop } from "./moment";
import type { OneBite } from "./messages";
import type { View } from "./view";

const crumbs = "M-18 16h.1M2 24h.1M20 10h.1M-6 4h.1M12 28h.1";
const bits = ["-34px,-22px", "30px,-30px", "38px,16px", "-30px,28px", "2px,-42px", "4px,38px"];
const stars = "M0-26v-14M0 26v14M-18-18l-9-9M18-18l9-9M-18 18l-9 9M18 18l9 9";
const move = ({ x, y }: Point) => ({ transform: `translate(${x}px,${y}px)` });
const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

export type Scenery = {
  readonly view: View;
  readonly herd: readonly Known[];
  readonly sure: boolean;
  readonly run: Run | null; // the run that is being shown
  readonly bitten: Bitten;
  readonly marks: Marks;
  readonly aim: Direction | null; // a run that is previewed
  readonly stop: Stop | undefined; // where the previewed run would end
  readonly hand: { readonly cell: string; readonly kind: VegetableKind | "pig" } | null; // a piece that is about to be placed
  readonly bites: readonly OneBite[]; // chosen so far
  readonly advice: readonly OneBite[]; // what a bot would eat
};

export function Meadow({ view, herd, sure, run, bitten, marks, aim, stop, hand, bites, advice }: Scenery) {
  const food = plantsOf(view);
  const look = aim ? stepOf[aim] : marks.ran ? stepOf[marks.ran] : { x: 0, y: 0 };
  return (
    <svg class="bp-art" viewBox="0 0 800 800" aria-hidden="true">
      <Grass />
      <Names />
      {marks.placed.map((cell) => (
        <rect
          key={cell}
          class="bp-last"
          x={middle(cell).x - 46}
          y={middle(cell).y - 46}
          width="92"
          height="92"
          rx="20"
        />
      ))}
      {marks.eaten.map((cell) => (
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
      <Ghosts herd={herd} stop={stop} look={look} />
      <Pigs herd={herd} sure={sure} run={run} lying={view.lying} look={look} />
      {advice.map(({ pig, food: eaten }) => (
        <path key={pig + eaten} class="bp-advice" d={line(middle(pig), middle(eaten))} />
      ))}
      {bites.map(({ pig, food: eaten }) => (
        <path key={pig + eaten} class="bp-bite" d={line(middle(pig), middle(eaten))} />
      ))}
      {bitten.plants.map(({ cell, kind }) => (
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

// Files below, ranks at the left, in the corners of the outer cells.
const Names = () => (
  <g class="bp-names" data-name>
    {[..."abcdefgh"].map((file, i) => (
      <text key={file} x={100 * i + 94} y="793" text-anchor="end">
        {file}
      </text>
    ))}
    {[..."87654321"].map((rank, i) => (
      <text key={rank} x="6" y={100 * i + 25}>
        {rank}
      </text>
    ))}
  </g>
);

// Where the pigs would stop.
function Ghosts({
  herd,
  stop,
  look,
}: {
  readonly herd: readonly Known[];
  readonly stop: Stop | undefined;
  readonly look: Point;
}) {
  const ends = stop ? follow(herd, stop.pigs) : [];
  return (
    <>
      {ends.map(({ id, cell }) => {
        const from = herd.find((pig) => pig.id === id)?.cell ?? cell;
        return (
          from !== cell && (
            <g key={id}>
              <path class="bp-trail" d={line(middle(from), middle(cell))} />
              <At at={middle(cell)}>
                <g class="bp-ghost">
                  <Pig id={id} look={look} />
                </g>
              </At>
            </g>
          )
        );
      })}
    </>
  );
}

type PigsProps = Pick<Scenery, "herd" | "sure" | "run"> & { readonly lying: readonly string[]; readonly look: Point };

// Pigs arrive one after another. A pig that stops is squashed; a pig that is run into is pushed.
function Pigs({ herd, sure, run, lying, look }: PigsProps) {
  const runner = (id: number) => run?.runners.find((one) => one.id === id);
  const takes = (id: number): number => 90 + 18 * (runner(id)?.steps ?? 5); // milliseconds
  const waits = (id: number): number => 35 * (runner(id)?.behind ?? 0);
  const arrives = (id: number) => `${takes(id) + waits(id)}ms`;
  const ahead = run ? stepOf[run.direction] : { x: 0, y: 0 };
  const bumps = run?.runners.filter(({ hit }) => hit !== null) ?? [];
  const squash = ahead.x === 0 ? "scale(1.16,.8)" : "scale(.8,1.16)";
  return (
    <>
      {herd.map(({ id, cell }) => {
        const bumper = bumps.find(({ hit }) => hit === id);
        return (
          <g
            class="bp-pig"
            key={`${sure}${id}`}
            data-pig={id}
            style={{ ...move(middle(cell)), transitionDuration: `${takes(id)}ms`, transitionDelay: `${waits(id)}ms` }}
          >
            <g
              key={run?.number}
              class={bumper ? "bp-push" : ""}
              style={
                bumper && { "--to": `translate(${9 * ahead.x}px,${9 * ahead.y}px)`, animationDelay: arrives(bumper.id) }
              }
            >
              <g class={runner(id)?.steps ? "bp-bump" : ""} style={{ "--to": squash, animationDelay: arrives(id) }}>
                <Pig id={id} lying={lying.includes(cell)} look={look} />
              </g>
            </g>
          </g>
        );
      })}
      {bumps.map(({ id }) => {
        const { x, y } = middle(herd.find((pig) => pig.id === id)?.cell ?? "");
        return (
          <At key={`${run?.number} ${id}`} at={{ x: x + 50 * ahead.x, y: y + 50 * ahead.y }}>
            <path class="bp-clash" d={stars} style={{ animationDelay: arrives(id) }} />
          </At>
        );
      })}
    </>
  );
}
