// The rules page's drawings.
import { FaceArt, HouseArt, SpinnerArt, TileArt, WolfArt } from "./art";
import { materials, type Face, type Tile } from "./view";
import "./picture.css";

const tile = (words: string): Tile => {
  const [material, part, pot] = words.split(" ");
  return { material, part, pot: pot === "pot" } as Tile;
};
const houses: readonly (readonly string[])[] = [
  ["straw door", "straw window pot", "straw roof"],
  ["wood window", "brick window", "brick roof"],
  ["brick door pot", "wood window"],
];
const rolled: readonly Face[] = ["door", "door", "window", "door", "wolf"];

function Dice({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <>
      {faces.map((face, i) => (
        <span key={i} class="tp-die" data-colour={i < 2 ? "white" : "black"} data-state={face === "wolf" ? "locked" : "loose"}>
          <FaceArt face={face} />
        </span>
      ))}
    </>
  );
}

export function Picture({ name }: { readonly name: string }) {
  return (
    <div class="tp tp-picture" data-still="true" data-name={name} aria-hidden="true">
      {name === "dice" && <Dice faces={rolled} />}
      {name === "yard" && materials.map((material) => <TileArt key={material} part="window" material={material} pot={material === "wood"} />)}
      {name === "houses" &&
        houses.map((tiles, i) => (
          <span key={i} class="tp-tiles">
            <HouseArt tiles={tiles.map(tile)} complete={tiles.some((one) => one.endsWith("roof"))} />
          </span>
        ))}
      {name === "wolf" && (
        <>
          <WolfArt blowing />
          <SpinnerArt spinner={{ straw: 3, wood: 2, brick: 1 }} degrees={60} />
        </>
      )}
    </div>
  );
}
