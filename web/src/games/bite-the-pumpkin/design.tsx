// The editor of layouts: the meadow with a tree on every square that was pressed.
import { useState } from "preact/hooks";
import type { DesignKey } from "../../generated/bite-the-pumpkin";
import type { ContentDocument } from "../../match/own_content";
import type { Design, DesignProps } from "../game";
import { At, Tree } from "./art";
import { CellGrid } from "./CellGrid";
import { fileOf, middle, rankOf } from "./cells";
import "./design.css";
import { Meadow } from "./Meadow";
import { blank, cellsOf, mostTrees, pack, pressedAt, treesIn, unpack } from "./trees";
import type { View } from "./view";

const bare: View = {
  phase: "over",
  trees: [],
  pigs: [],
  lying: [],
  pumpkins: [],
  broccoli: [],
  reach: [],
  herd: 0,
  herd_wins_at: 0,
  farmers: [],
};

type Say = (
  key: DesignKey | "undo" | "designClear" | "designSymmetric" | "designSymmetricAbout",
  values?: Readonly<Record<string, string | number>>,
) => string;
type Props = Omit<DesignProps, "say"> & { readonly say: Say };

function Editor(props: Props) {
  const { document, change, undo, tell, canUndo, say } = props;
  const [symmetric, setSymmetric] = useState(false);
  const trees = treesIn(document);
  const press = (cell: string) => {
    const pressed = pressedAt(trees, cell, symmetric);
    if (!pressed) return tell(say("treesFull", { of: mostTrees }), true);
    const told = say(pressed.planted ? "treesPlanted" : "treesTaken", { cells: pressed.cells.join(", ") });
    change({ ...document, trees: pressed.trees }, told);
  };
  const turn = () => {
    setSymmetric(!symmetric);
    tell(symmetric ? "" : say("designSymmetricAbout"));
  };
  const clear = () => trees.length > 0 && change({ ...document, trees: [] }, say("treesCleared"));
  const back = () => canUndo && undo(say("treesUndone"));
  const typed = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "z") return;
    event.preventDefault();
    back();
  };
  return (
    <div class="bp-design" onKeyDown={typed}>
      <Planting {...props} trees={trees} symmetric={symmetric} press={press} />
      <div class="row">
        <button onClick={back} aria-disabled={!canUndo}>
          {say("undo")}
        </button>
        <button onClick={clear} aria-disabled={trees.length === 0}>
          {say("designClear")}
        </button>
        <button aria-pressed={symmetric} onClick={turn}>
          {say("designSymmetric")}
        </button>
      </div>
    </div>
  );
}

type PlantingProps = Pick<Props, "text"> & {
  readonly trees: readonly string[];
  readonly symmetric: boolean;
  readonly press: (cell: string) => void;
};

function Planting({ trees, symmetric, press, text }: PlantingProps) {
  const [aimed, aim] = useState<string | null>(null);
  const shades = aimed && !trees.includes(aimed) ? cellsOf(aimed, symmetric) : [];
  return (
    <div class="bp-meadow bp-planting">
      <Meadow
        view={{ ...bare, trees }}
        herd={[]}
        sure
        run={null}
        bitten={{ plants: [], at: 0 }}
        marks={{ placed: [], eaten: [], ran: null }}
        aim={null}
        stop={undefined}
        hand={null}
        bites={[]}
        advice={[]}
      />
      <svg class="bp-art bp-shades" viewBox="0 0 800 800" aria-hidden="true">
        {shades
          .filter((cell) => !trees.includes(cell))
          .map((cell) => (
            <At key={cell} at={middle(cell)}>
              <Tree />
            </At>
          ))}
      </svg>
      <CellGrid
        label={text("meadow")}
        start="d4"
        hop={false}
        stateOf={(cell) => ({ words: `${cell}, ${text(trees.includes(cell) ? "tree" : "empty")}` })}
        press={(cell) => (aim(null), press(cell))}
        aim={aim}
      />
    </div>
  );
}

const Small = ({ document }: { readonly document: ContentDocument }) => (
  <svg class="bp-small" viewBox="0 0 8 8" aria-hidden="true">
    <path d="M0 0h8v8h-8z" fill="var(--grass)" />
    {treesIn(document).map((cell) => (
      <circle key={cell} cx={fileOf(cell) + 0.5} cy={7.5 - rankOf(cell)} r="0.44" fill="#5f8f3e" />
    ))}
  </svg>
);

const count = (document: ContentDocument, say: Say): string =>
  say("treesCount", { n: treesIn(document).length, of: mostTrees });

export const design: Design = { blank, Editor, Small, count, pack, unpack };
