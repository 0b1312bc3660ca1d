// A little pig's ground with its houses side by side.
import type { Person } from "../game";
import type { OldBoardProps as BoardProps } from "../old";
import { HouseArt, TileArt, WolfArt } from "./art";
import type { Blown, Bought } from "./follow";
import type { Builder, House, Tile, View } from "./view";

export type Target = { readonly move: string; readonly tile: Tile | null }; // with the tile that would be placed

type Props = Pick<BoardProps<View>, "play" | "text" | "tell"> & {
  readonly builder: Builder;
  readonly person: Person | undefined;
  readonly mine: boolean;
  readonly moving: boolean;
  readonly ids: readonly number[];
  readonly blown: Blown | null;
  readonly wolfAt: number | null; // the house it blows on
  readonly bought: readonly Bought[];
  readonly target: (house: number | "new") => Target | null;
};

export function Plot({ builder, person, mine, moving, ids, blown, wolfAt, bought, target, play, text, tell }: Props) {
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
      tell={tell}
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
    <section class="tp-plot" data-seat={builder.seat} data-mine={mine} data-moving={moving} data-mark={`plot-${builder.seat}`} aria-label={text("plot", { name })}>
      <p class="tp-owner">
        {name} <b>{builder.score}</b>
      </p>
      {builder.houses.length === 0 && !fresh && !blown && <p class="tp-none">{text("noHouse")}</p>}
      <ul>
        {items}
        {fresh && (
          <li class="tp-house tp-site" key="new">
            {fresh.tile && <TileArt {...fresh.tile} class="tp-plan" />}
            <TargetButton target={fresh} label={tell(fresh.move)} play={play} />
          </li>
        )}
      </ul>
    </section>
  );
}

type ItemProps = Pick<Props, "play" | "text" | "tell"> & {
  readonly house: House;
  readonly blown: readonly Tile[];
  readonly wolf: boolean;
  readonly bought: readonly Bought[];
  readonly target: Target | null;
};

function HouseItem({ house, blown, wolf, bought, target, play, text, tell }: ItemProps) {
  // The topmost of alike tiles is taken for the new one.
  const fresh = new Set(bought.map((one) => house.tiles.map(({ part, material }) => part === one.part && material === one.material).lastIndexOf(true)));
  const names = house.tiles.map(({ part, material, pot }) => (pot ? text("withPot", { tile: tell(`${material} ${part}`) }) : tell(`${material} ${part}`)));
  const words = text("house", { n: house.number, tiles: names.join(", ") });
  const worth = text(house.complete ? "complete" : "open", { n: house.points });
  return (
    <li class="tp-house" data-complete={house.complete}>
      <div class="tp-tiles" role="img" aria-label={`${words}. ${worth}`}>
        {target?.tile && target.tile.part !== "door" && <TileArt {...target.tile} class="tp-plan" />}
        <HouseArt tiles={house.tiles} complete={house.complete} fresh={(_, nth) => fresh.has(nth)} />
        {target?.tile?.part === "door" && <TileArt {...target.tile} class="tp-plan" />}
      </div>
      {blown.length > 0 && <Gone tiles={blown} />}
      {wolf && <WolfArt blowing />}
      {target && <TargetButton target={target} label={`${tell(target.move)}. ${words}`} play={play} />}
    </li>
  );
}

function TargetButton({ target, label, play }: { readonly target: Target; readonly label: string; readonly play: (move: string) => void }) {
  return <button class="tp-target" data-move={target.move} aria-label={label} onClick={() => play(target.move)} />;
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
