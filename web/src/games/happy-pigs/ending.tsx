// The end card of Happy Pigs: a full meadow, its farmer, and where the money came from.
import type { Story } from "../../match/situation";
import type { Move, GameMessage } from "../../generated/happy-pigs";
import type { Ending, TallyLine } from "../game";
import { PigArt } from "./art";
import "./ending.css";
import { items, type Size, type View } from "./view";

const ink = "var(--outline)";

// A pig that stands with its feet at y; they hop one after the other.
const Hopping = ({
  size,
  x,
  y,
  width,
  n,
}: {
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly n: number;
}) => {
  const height = size === "piglet" || size === "average" ? width : size === "small" ? (width * 2) / 3 : (width * 3) / 4;
  return (
    <g class="hp-hop" style={{ "--n": n }}>
      <svg x={x} y={y - height} width={width} height={height}>
        <PigArt size={size} fed={n % 2 === 0} />
      </svg>
    </g>
  );
};

const Coin = ({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g class="hp-shine" style={{ "--n": n }}>
      <circle r="6" fill="var(--straw)" />
      <path d="M-2 1v.1M2 1v.1" />
    </g>
  </g>
);

// With a sack of coins if a person at this device has won, else with the hat in the hand.
const Farmer = ({ won }: { readonly won: boolean }) => (
  <g class="hp-farmer" stroke={ink} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-12 0v-22h24v22h-9v-12h-6v12z" fill="#4d6fa8" />
    <path d="M-15-20q0-26 15-26t15 26z" fill="var(--brick)" />
    <path d="M-9-20v-14h18v14zM-9-34l-3-9M9-34l3-9" fill="#4d6fa8" />
    <path
      d={won ? "M-14-34q-12-4-15-16M14-34q10 6 18 4" : "M-14-34q-8 6-9 14M14-34q14 0 20 8"}
      fill="none"
      stroke-width="6"
    />
    <circle cy="-57" r="13" fill="#f3cda4" />
    <path d={won ? "M-6-54q6 7 12 0" : "M-5-52q5-3 10 0"} fill={won ? "#fff" : "none"} stroke-width="2" />
    <path d="M-5-60v.2M5-60v.2" stroke-width="3.5" />
    {won ? (
      <>
        <path d="M-22-66h44q-2 5-22 5t-22-5zM-12-66q1-13 12-13t12 13z" fill="var(--straw)" />
        <path d="M26-26q-6-14 4-20h8q12 6 6 20z" fill="var(--wood)" />
        <path d="M30-46q4-5 8 0" fill="none" />
        <Coin x={35} y={-35} n={1} />
      </>
    ) : (
      <path d="M22-24h30q-2 5-15 5t-15-5zM29-24q1-10 8-10t8 10z" fill="var(--straw)" />
    )}
  </g>
);

const coins: readonly (readonly [x: number, y: number])[] = [
  [178, 142],
  [191, 145],
  [184, 133],
  [204, 146],
  [197, 136],
  [190, 125],
];

const Art: NonNullable<Ending<View>["Art"]> = ({ won, still }) => (
  <svg class="hp-end" data-still={still} viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0h300v100H0z" fill="var(--sky)" />
    <g stroke={ink} stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
      <circle class="hp-sun" cx="232" cy="32" r="15" fill="var(--straw)" />
      <path d="M-10 92q60-34 130-12t190-16v110H-10z" fill="var(--grass)" />
      <path d="M40 76V58l14-12 14 12v18z" fill="var(--brick)" />
      <path d="M36 60 54 44l18 16" fill="none" />
      <path d="M49 76V64h10v12z" fill="var(--wood)" />
      <path d="M-10 92h320v5H-10zM-10 104h320v5H-10z" fill="var(--wood)" />
      {[0, 60, 120, 180, 240, 300].map((x) => (
        <path key={x} d={`M${x - 4} 114V86l4-5 4 5v28z`} fill="var(--wood)" />
      ))}
      <path d="M-10 112q150-14 320 0v60H-10z" fill="var(--grass-deep)" />
      <path d="M20 150q12-9 34-6 26-5 32 4 6 9-18 9-42 4-48-7z" fill="var(--soil)" stroke="none" />
    </g>
    <Hopping size="big" x={26} y={138} width={64} n={0} />
    <Hopping size="average" x={92} y={131} width={40} n={3} />
    <Hopping size="piglet" x={88} y={156} width={26} n={2} />
    <Hopping size="small" x={222} y={136} width={44} n={1} />
    <Hopping size="piglet" x={252} y={157} width={26} n={4} />
    <g transform="translate(152 150)">
      <Farmer won={won} />
    </g>
    {won && (
      <g stroke={ink} stroke-width="2" stroke-linecap="round">
        {coins.map(([x, y], n) => (
          <Coin key={n} x={x} y={y} n={n} />
        ))}
      </g>
    )}
  </svg>
);

type Stories = readonly Story<Move, GameMessage>[];
type Account = {
  readonly label: string;
  readonly sum: (of: View["farms"][number]["seat"], stories: Stories) => number;
};

const made = <K extends Move["key"]>(
  stories: Stories,
  seat: string,
  key: K,
): readonly Extract<Move, { readonly key: K }>[] =>
  stories.flatMap(({ seat: who, move }) =>
    who === seat && move?.key === key ? [move as Extract<Move, { readonly key: K }>] : [],
  );
const given = (stories: Stories, seat: string, key: "told.unused" | "told.prize" | "told.last_sale"): number =>
  stories
    .flatMap(({ told }) => told)
    .reduce((sum, one) => (one.key === key && one.who === seat ? sum + one.money : sum), 0);

const accounts: readonly Account[] = [
  {
    label: "tallySold",
    sum: (seat, stories) => made(stories, seat, "move.sell").reduce((sum, { price }) => sum + price, 0),
  },
  { label: "tallyLast", sum: (seat, stories) => given(stories, seat, "told.last_sale") },
  { label: "tallyPrizes", sum: (seat, stories) => given(stories, seat, "told.prize") },
  { label: "tallyUnused", sum: (seat, stories) => given(stories, seat, "told.unused") },
  {
    label: "tallyBought",
    sum: (seat, stories) => -made(stories, seat, "move.buy").reduce((sum, { price }) => sum + price, 0),
  },
];
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0");

// Sources and uses of the money. Without the stories only the goods of the farms are shown, which decide ties.
export function tally({ farms }: View, text: (key: string) => string, stories: Stories = []): readonly TallyLine[] {
  const belongings = [
    { label: text("tallyFields"), values: farms.map(({ fields }) => fields) },
    { label: text("tallyItems"), values: farms.map((farm) => items.reduce((sum, item) => sum + farm.items[item], 0)) },
  ];
  if (stories.length === 0) return belongings;
  const sums = accounts.map(({ label, sum }) => ({ label, values: farms.map(({ seat }) => sum(seat, stories)) }));
  const begun = farms.map(({ money }, i) => money - sums.reduce((all, { values }) => all + (values[i] ?? 0), 0));
  return [
    { label: text("tallyBegun"), values: begun },
    ...sums.map(({ label, values }) => ({ label: text(label), values: values.map(signed) })),
    { label: text("tallyPigs"), values: farms.map(({ seat }) => made(stories, seat, "move.sell").length) },
    ...belongings,
  ];
}

export const ending = {
  Art,
  sentence(_, { scores, winners }, text) {
    const best = Math.max(...scores);
    const level = scores.filter((score) => score === best).length;
    return text(level === 1 ? "ending" : winners.length === 1 ? "endingTie" : "endingShared", { n: best });
  },
  tally: (view: View, _result, text, _say, stories?: readonly Story[]) =>
    tally(view, text, stories as Stories | undefined),
} satisfies Ending<View>;
