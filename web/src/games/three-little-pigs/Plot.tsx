// A little pig's ground with its houses side by side.
import type { Person } from "../game";
import { HouseArt, TileArt, WolfArt } from "./art";
import type { Blown, Bought } from "./follow";
import { tileName, type moveOn, type Props as BoardProps } from "./moves";
import type { Builder, House, Tile } from "./view";

type Target = ReturnType<typeof moveOn>;
// The tile that would be placed.
const tileOf = (target: Target): Tile | null => (target?.key === "move.buy" ? target : null);

type Props = Pick<BoardProps, "play" | "text" | "button"> & {
  readonly builder: Builder;
  readonly person: Person | undefined;
  readonly mine: boolean;
  readonly moving: boolean;
  readonly ids: readonly number[];
  readonly blown: Blown | null;
  readonly wolfAt: number | null; // the house it blows on
  readonly bought: readonly Bought[];
  readonly target: (house: number | "new") => Target;
};

export function Plot({ builder, person, mine, moving, ids, blown, wolfAt, bought, target, play, text, button }: Props) {
  const name = person?.name ?? builder.seat;
  const fresh = target("new");
  const items = builder.houses.map((house, i) => (
    <HouseItem
      key={ids[i]}
      house={house}
      blown={blown && !blown.gone && blown.id === ids[i] ? blown.tiles : []}
      wolf={wolfAt === house.number}
      bought={bought.filter((one) => one.house === house.number)}
      target={target(house.number)}
      play={play}
      text={text}
      button={button}
    />
  ));
  if (blown?.gone)
    items.splice(
      blown.at,
      0,
      <li key={blown.id} class="tp-house" aria-hidden="true">
        <Gone tiles={blown.tiles} />
      </li>,
    );
  return (
    <section
      class="tp-plot"
      data-seat={builder.seat}
      data-mine={mine}
      data-moving={moving}
      data-mark={`plot-${builder.seat}`}
      aria-label={text("plot", { name })}
    >
      <p class="tp-owner">
        {name} <b>{builder.score}</b>
      </p>
      {builder.houses.length === 0 && !fresh && !blown && <p class="tp-none">{text("noHouse")}</p>}
      <ul>
        {items}
        {fresh && (
          <li class="tp-house tp-site" key="new">
            <Planned tile={tileOf(fresh)} />
            <TargetButton text={fresh.text} label={button(fresh)} play={play} />
          </li>
        )}
      </ul>
    </section>
  );
}

type ItemProps = Pick<Props, "play" | "text" | "button"> & {
  readonly house: House;
  readonly blown: readonly Tile[];
  readonly wolf: boolean;
  readonly bought: readonly Bought[];
  readonly target: Target;
};

function HouseItem({ house, blown, wolf, bought, target, play, text, button }: ItemProps) {
  const planned = tileOf(target);
  // The topmost of alike tiles is taken for the new one.
  const fresh = new Set(bought.map((one) => house.tiles.map(({ part, material }) => part === one.part && material === one.material).lastIndexOf(true)));
  const names = house.tiles.map((tile) => (tile.pot ? text("withPot", { tile: tileName(tile, text) }) : tileName(tile, text)));
  const words = text("house", { n: house.number, tiles: names.join(", ") });
  const worth = text(house.complete ? "complete" : "open", { n: house.points });
  return (
    <li class="tp-house" data-complete={house.complete}>
      <div class="tp-tiles" role="img" aria-label={`${words}. ${worth}`}>
        {planned?.part !== "door" && <Planned tile={planned} />}
        <HouseArt tiles={house.tiles} complete={house.complete} fresh={(_, nth) => fresh.has(nth)} />
        {planned?.part === "door" && <Planned tile={planned} />}
      </div>
      {blown.length > 0 && <Gone tiles={blown} />}
      {wolf && <WolfArt blowing />}
      {target && <TargetButton text={target.text} label={`${button(target)}. ${words}`} play={play} />}
    </li>
  );
}

function Planned({ tile }: { readonly tile: Tile | null }) {
  return tile && <TileArt part={tile.part} material={tile.material} pot={tile.pot} class="tp-plan" />;
}

function TargetButton({ text, label, play }: { readonly text: string; readonly label: string; readonly play: (text: string) => void }) {
  return <button class="tp-target" data-move={text} aria-label={label} onClick={() => play(text)} />;
}

// Tiles in the wind.
function Gone({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <div class="tp-gone" aria-hidden="true">
      {[...tiles].reverse().map((tile, i) => (
        <TileArt key={i} {...tile} />
      ))}
    </div>
  );
}
