// The end card of The Three Little Pigs: the best standing house, an exhausted wolf, and where the points come from.
import type { Result, SeatName } from "../../match/situation";
import type { Ending, Person, TallyLine } from "../game";
import { HouseArt, StandingPig, TileArt } from "./art";
import { materials, type Builder, type House, type Material, type View } from "./view";
import { Wolf } from "./Wolf";
import "./wolf.css";
import "./ending.css";

type Props = {
  readonly view: View;
  readonly result: Result;
  readonly people: readonly Person[];
  readonly won: boolean;
  readonly still: boolean;
};

const complete = ({ houses }: Builder): readonly House[] => houses.filter((house) => house.complete);

// The house most worth looking at among the winners'.
export function bestHouse(
  { seats }: View,
  winners: readonly SeatName[],
): { readonly house: House; readonly seat: SeatName } | null {
  const all = seats
    .filter(({ seat }) => winners.includes(seat))
    .flatMap((builder) => complete(builder).map((house) => ({ house, seat: builder.seat })));
  return all.sort((a, b) => b.house.points - a.house.points)[0] ?? null;
}

function Art({ view, result, won, still }: Props) {
  const best = bestHouse(view, result.winners);
  return (
    <div class="tp tp-finale" data-still={still} data-won={won} aria-hidden="true">
      <svg class="tp-far" viewBox="0 0 320 150" preserveAspectRatio="xMidYMax slice">
        <circle cx="270" cy="34" r="17" fill="var(--tp-sun)" />
        <path d="M0 118C60 84 110 96 160 112S270 96 320 104V150H0Z" fill="var(--grass)" />
        <path d="M0 128H320V150H0Z" fill="var(--grass-deep)" />
        <g class="tp-cloud" fill="#fff" fill-opacity={won ? 0.75 : 0.4}>
          <path d="M40 44a10 10 0 0 1 14-12 14 14 0 0 1 26 4 9 9 0 0 1 4 16H46a8 8 0 0 1-6-8Z" />
          <path d="M178 30a8 8 0 0 1 11-9 11 11 0 0 1 20 3 7 7 0 0 1 3 13h-29a7 7 0 0 1-5-7Z" />
        </g>
      </svg>
      <Wolf doing="pants" />
      <span class="tp-rubble">
        <TileArt part="window" material="straw" pot={false} />
        <TileArt part="roof" material="straw" pot={false} />
        <TileArt part="door" material="wood" pot={false} />
      </span>
      {best && (
        <span class="tp-tiles" style={{ "--tall": best.house.tiles.length }}>
          <HouseArt tiles={best.house.tiles} complete seat={best.seat} />
        </span>
      )}
      <span class="tp-party">
        {result.winners.map((seat) => (
          <StandingPig key={seat} seat={seat} />
        ))}
      </span>
    </div>
  );
}

// What the tiles of a material are worth under a seat's roofs.
function worthOf(material: Material, builder: Builder, { stacks }: View): number {
  const points = stacks.find((stack) => stack.material === material)?.points ?? 0;
  return (
    points *
    complete(builder).reduce((sum, { tiles }) => sum + tiles.filter((tile) => tile.material === material).length, 0)
  );
}

const tally: NonNullable<Ending<View>["tally"]> = (view, _, text) => {
  const { seats, awards, veteran } = view;
  const lines: readonly TallyLine[] = [
    ...materials.map((material) => ({
      label: text(material),
      values: seats.map((builder) => worthOf(material, builder, view)),
    })),
    ...(veteran
      ? []
      : [
          { label: text("pots"), values: seats.map((builder) => builder.pot_points) },
          { label: text("roofed"), values: seats.map((builder) => builder.house_points) },
        ]),
    ...(awards ?? []).map(({ award, points, seat }) => ({
      label: text(award),
      values: seats.map((builder) => (builder.seat === seat ? points : 0)),
    })),
  ];
  return lines;
};

export const ending: Ending<View> = {
  Art,
  sentence: ({ end }, _, __, say) => end.why.map(say).join(" "),
  tally,
};
