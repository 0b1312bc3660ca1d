// A seat's ground with its houses side by side.
import type { ComponentType } from "preact";
import { HouseArt, PigArt, StandingPig, TileArt } from "./art";
import type { Blown, Bought } from "./follow";
import { tileName, type TileKind, type moveOn, type Props as BoardProps } from "./moves";
import type { Builder, House, Tile } from "./view";

type Target = ReturnType<typeof moveOn>;
// The tile that would be placed.
const tileOf = (target: Target): Tile | null => (target?.key === "move.buy" ? target : null);

type Props = Pick<BoardProps, "play" | "text" | "button"> & {
  readonly builder: Builder;
  readonly name: string;
  readonly mine: boolean;
  readonly moving: boolean;
  readonly last: boolean; // it is the last turn
  readonly ids: readonly number[];
  readonly blown: Blown | null;
  readonly wolfAt: number | null; // the house it stands at
  readonly bought: readonly Bought[];
  readonly chosen: TileKind | null;
  readonly blows: boolean; // a house is chosen for the wolf
  readonly Wolf: ComponentType<{ readonly doing: "comes" | "blows" }> | undefined;
  readonly target: (house: number | "new") => Target;
  readonly tap: (text: string, event: Event) => void;
};

// The height of a house, in widths of a tile.
const heightOf = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, { part }) => sum + (part === "roof" ? 0.53 : 0.65), 0);

export function Plot(props: Props) {
  const { builder, name, mine, moving, last, ids, blown, text, target, tap, button } = props;
  const fresh = target("new");
  const drawn = builder.houses.map((house, i) => ({
    house,
    id: ids[i],
    lost: blown && !blown.gone && blown.id === ids[i] ? blown : null,
  }));
  if (blown?.gone) drawn.splice(blown.at, 0, { house: blown.house, id: blown.id, lost: blown });
  const tall = drawn.map(({ house }) => {
    const planned = tileOf(target(house.number));
    return heightOf(planned ? [...house.tiles, planned] : house.tiles);
  });
  return (
    <section
      class="tp-plot"
      data-seat={builder.seat}
      data-mine={mine}
      data-moving={moving}
      data-mark={`plot-${builder.seat}`}
      aria-label={text("plot", { name })}
      style={{ "--many": Math.max(mine ? 3 : 2, drawn.length + (fresh ? 1 : 0)), "--tall": Math.max(2, ...tall) }}
    >
      <p class="tp-owner">
        <PigArt seat={builder.seat} />
        <span>{name}</span> <b>{builder.score}</b>
      </p>
      <StandingPig seat={builder.seat} class="tp-self" />
      {last && <p class="tp-last">{text("lastTurn")}</p>}
      {drawn.length === 0 && !fresh && <p class="tp-none">{text("noHouse")}</p>}
      <ul>
        {drawn.map(({ house, id, lost }) => (
          <HouseItem key={id} {...props} house={house} lost={lost} gone={lost !== null && lost.gone} />
        ))}
        {fresh && (
          <li class="tp-house tp-site" key="new">
            <Planned tile={tileOf(fresh)} />
            <button
              class="tp-target"
              data-move={fresh.text}
              aria-label={button(fresh)}
              onClick={(event) => tap(fresh.text, event)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

type ItemProps = Props & { readonly house: House; readonly lost: Blown | null; readonly gone: boolean };

function HouseItem({
  builder,
  house,
  lost,
  gone,
  wolfAt,
  bought,
  chosen,
  blows,
  mine,
  Wolf,
  target: targetOf,
  tap,
  play,
  text,
  button,
}: ItemProps) {
  const target = gone ? undefined : targetOf(house.number);
  const planned = tileOf(target);
  // The topmost of alike tiles is taken for the new one.
  const fresh = new Set(
    bought
      .filter((one) => !gone && one.house === house.number)
      .map((one) =>
        house.tiles.map(({ part, material }) => part === one.part && material === one.material).lastIndexOf(true),
      ),
  );
  const names = house.tiles.map((tile) =>
    tile.pot ? text("withPot", { tile: tileName(tile, text) }) : tileName(tile, text),
  );
  const words = text("house", { n: house.number, tiles: names.join(", ") });
  const worth = text(house.complete ? "complete" : "open", { n: house.points });
  const aimed = wolfAt === house.number && !gone;
  // An illegal move: the engine refuses it with the reason.
  const refused = blows
    ? `blow ${builder.seat} house ${house.number}`
    : chosen && `buy ${chosen.material} ${chosen.part} on ${house.number}`;
  return (
    <li
      class="tp-house"
      data-complete={house.complete}
      data-gone={gone}
      aria-hidden={gone}
      onClick={() => mine && !target && refused && play(refused)}
    >
      <div class="tp-tiles" role="img" aria-label={`${words}. ${worth}`}>
        {planned?.part !== "door" && <Planned tile={planned} />}
        <HouseArt
          tiles={gone ? [] : house.tiles}
          complete={house.complete}
          seat={builder.seat}
          fresh={(nth) => fresh.has(nth)}
          lost={lost?.tiles ?? []}
        />
        {planned?.part === "door" && <Planned tile={planned} />}
      </div>
      {house.complete && !gone && <b class="tp-worth">{house.points}</b>}
      {target && (
        <button
          class="tp-target"
          data-move={target.text}
          data-aimed={aimed}
          aria-label={`${button(target)}. ${words}`}
          onClick={(event) => tap(target.text, event)}
        />
      )}
      {Wolf && (aimed || lost) && <Wolf key={lost ? "blows" : "comes"} doing={lost ? "blows" : "comes"} />}
    </li>
  );
}

function Planned({ tile }: { readonly tile: Tile | null }) {
  return tile && <TileArt part={tile.part} material={tile.material} pot={tile.pot} class="tp-plan" />;
}
