// The rules page's drawings.
import classic from "../../../../content/three-little-pigs/classic.json";
import { FaceArt, HouseArt, SpinnerArt, TileArt } from "./art";
import { materials, type Face, type Material, type Part, type Tile } from "./view";
import { Wolf } from "./Wolf";
import "./picture.css";

const plain = (material: Material, part: Part): Tile => ({ material, part, pot: false });
const potted = (material: Material, part: Part): Tile => ({ material, part, pot: true });
const houses: readonly (readonly Tile[])[] = [
  [plain("straw", "door"), potted("straw", "window"), plain("straw", "roof")],
  [plain("wood", "window"), plain("brick", "window"), plain("brick", "roof")],
  [potted("brick", "door"), plain("wood", "window")],
];
const rolled: readonly (readonly ["white" | "black", Face])[] = [
  ["white", "door"],
  ["white", "door"],
  ["black", "window"],
  ["black", "door"],
  ["black", "wolf"],
];

export function Picture({ name }: { readonly name: string }) {
  return (
    <div class="tp tp-picture" data-still="true" data-name={name} aria-hidden="true">
      {name === "dice" &&
        rolled.map(([colour, face], i) => (
          <span key={i} class="tp-die" data-colour={colour} data-state={face === "wolf" ? "locked" : "loose"}>
            <span class="tp-side">
              <FaceArt face={face} />
            </span>
          </span>
        ))}
      {name === "yard" &&
        materials.map((material) => (
          <TileArt key={material} part="window" material={material} pot={material === "wood"} />
        ))}
      {name === "houses" &&
        houses.map((tiles, i) => (
          <span key={i} class="tp-tiles">
            <HouseArt tiles={tiles} complete={tiles.some(({ part }) => part === "roof")} seat="p1" />
          </span>
        ))}
      {name === "wolf" && (
        <>
          <Wolf doing="blows" />
          <SpinnerArt spinner={classic.spinner} degrees={60} />
        </>
      )}
    </div>
  );
}
