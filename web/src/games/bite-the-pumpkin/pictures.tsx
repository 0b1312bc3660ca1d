// Corners of the meadow for the rules page.
import { At, Grass, Pig, Tree, Vegetable, type VegetableKind } from "./art";
import { middle, stepOf, type Direction } from "./cells";
import "./board.css";

type Scene = {
  readonly from: string; // north-west cell of the picture
  readonly wide: number;
  readonly high: number;
  readonly trees?: readonly string[];
  readonly pigs?: readonly string[];
  readonly lying?: readonly string[];
  readonly pumpkin?: readonly string[];
  readonly broccoli?: readonly string[];
  readonly bites?: readonly (readonly [pig: string, food: string])[];
  readonly runs?: readonly (readonly [from: string, to: string])[];
  readonly look?: Direction;
  readonly never?: readonly string[]; // cells where something may not be
};

const scenes: Readonly<Record<string, Scene>> = {
  setup: {
    from: "a8",
    wide: 8,
    high: 8,
    trees: ["a6", "b2", "d4", "e5", "f3", "g7"],
    pigs: ["a8", "c2", "h5", "d1", "g1"],
    pumpkin: ["b5", "c6", "e4", "h7", "a1"],
  },
  bite: {
    from: "a4",
    wide: 5,
    high: 3,
    pigs: ["d2"],
    lying: ["b3"],
    pumpkin: ["c4", "a2", "e3"],
    bites: [
      ["b3", "c4"],
      ["d2", "e3"],
    ],
  },
  run: {
    from: "a4",
    wide: 7,
    high: 4,
    trees: ["f3"],
    pigs: ["a4", "c4", "b3", "d1"],
    lying: ["e2"],
    pumpkin: ["g1"],
    look: "east",
    runs: [
      ["c4", "g4"],
      ["a4", "f4"],
      ["b3", "e3"],
      ["d1", "f1"],
    ],
  },
  three: { from: "b5", wide: 5, high: 3, pumpkin: ["d4"], broccoli: ["b5", "f3"], never: ["c4", "e4", "d5", "d3"] },
};

export function Picture({ name }: { readonly name: string }) {
  const scene = scenes[name];
  if (!scene) return null;
  const { x, y } = middle(scene.from);
  const look = scene.look ? stepOf[scene.look] : { x: 0, y: 0 };
  const vegetables = (kind: VegetableKind) =>
    scene[kind]?.map((cell) => (
      <At key={cell} at={middle(cell)}>
        <Vegetable kind={kind} />
      </At>
    ));
  return (
    <svg
      class="bp-picture"
      viewBox={`${x - 50} ${y - 50} ${100 * scene.wide} ${100 * scene.high}`}
      style={{ maxWidth: `${56 * scene.wide}px` }}
      aria-hidden="true"
    >
      <Grass />
      {scene.never?.map((cell) => (
        <path key={cell} class="bp-never" d={`M${middle(cell).x - 18} ${middle(cell).y - 18}l36 36m0-36l-36 36`} />
      ))}
      {scene.trees?.map((cell) => (
        <At key={cell} at={middle(cell)}>
          <Tree />
        </At>
      ))}
      {vegetables("pumpkin")}
      {vegetables("broccoli")}
      {scene.runs?.map(([from, to], i) => (
        <g key={to}>
          <path class="bp-trail" d={`M${middle(from).x} ${middle(from).y}L${middle(to).x} ${middle(to).y}`} />
          <At at={middle(to)}>
            <g class="bp-ghost">
              <Pig id={i} look={look} />
            </g>
          </At>
        </g>
      ))}
      {scene.pigs?.map((cell) => (
        <At key={cell} at={middle(cell)}>
          <Pig
            id={scene.runs ? scene.runs.findIndex(([from]) => from === cell) : (scene.pigs?.indexOf(cell) ?? 0)}
            look={look}
          />
        </At>
      ))}
      {scene.lying?.map((cell) => (
        <At key={cell} at={middle(cell)}>
          <Pig id={4} lying />
        </At>
      ))}
      {scene.bites?.map(([pig, food]) => (
        <path key={pig} class="bp-bite" d={`M${middle(pig).x} ${middle(pig).y}L${middle(food).x} ${middle(food).y}`} />
      ))}
    </svg>
  );
}
