// The rules page's drawings.
import classic from "../../../../content/three-little-pigs/classic.json";
import { FaceArt, HouseArt, SpinnerArt, TileArt, WolfArt } from "./art";
import { materials, type Face, type Material, type Part, type Tile } from "./view";
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
            <FaceArt face={face} />
          </span>
        ))}
      {name === "yard" && materials.map((material) => <TileArt key={material} part="window" material={material} pot={material === "wood"} />)}
      {name === "houses" &&
        houses.map((tiles, i) => (
          <span key={i} class="tp-tiles">
            <HouseArt tiles={tiles} complete={tiles.some(({ part }) => part === "roof")} />
          </span>
        ))}
      {name === "wolf" && (
        <>
          <WolfArt blowing />
          <SpinnerArt spinner={classic.spinner} degrees={60} />
        </>
      )}
    </div>
  );
}
