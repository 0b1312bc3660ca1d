// The end card of Wild Pigs: the boss on the spit, or beside an empty one.
import type { ComponentProps } from "preact";
import type { Ending } from "../game";
import { ink, ivory } from "./art";
import { BossFace } from "./boss_art";
import "./ending.css";
import { playerAt } from "./logic";
import type { PlayerView, View } from "./view";

type ArtProps = ComponentProps<NonNullable<Ending<View>["Art"]>>;

// The audience sees the boss roasted, too.
function Art({ people, won, still }: ArtProps) {
  const roasted = won || !people.some(({ you }) => you);
  return (
    <svg
      class={`wp-end${still ? " wp-end-still" : ""}`}
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Night />
      <Posts />
      {roasted ? (
        <Roast />
      ) : (
        <>
          <path d="M62 58h236" {...ink} stroke-width="6" />
          <g class="wp-end-boss">
            <g transform="translate(122 30)">
              <BossFace era="night" />
            </g>
          </g>
        </>
      )}
      <Fire />
      {roasted && <Crown />}
    </svg>
  );
}

const Night = () => (
  <>
    <path d="M0 0h360v160H0z" fill="#22304f" />
    <path d="M318 12a19 19 0 1 0 17 31 23 23 0 0 1-17-31z" fill="#f3e3a6" {...ink} />
    <path
      d="M24 26h.1M70 14h.1M118 34h.1M160 10h.1M222 20h.1M262 40h.1M44 60h.1M338 84h.1"
      stroke="#f3e3a6"
      stroke-width="4"
      stroke-linecap="round"
    />
    <path d="M0 96q60-30 130-8t130-6 100 2v76H0z" fill="#2f4a3a" {...ink} />
    <path d="M0 128q90-14 180-8t180-2v42H0z" fill="#4a4034" {...ink} />
  </>
);

const Posts = () => (
  <g fill="#8a5a34" {...ink}>
    <path d="m76 150 4-76-11-18 7-4 8 13 9-14 6 5-10 18-3 76z" />
    <path d="m274 150 3-76-10-18 6-5 9 14 8-13 7 4-11 18-2 76z" />
  </g>
);

// Tied to the spit by its trotters, an apple in its mouth, and rather warm.
const Roast = () => (
  <g class="wp-end-roast" {...ink} stroke-width="3">
    <path d="M48 58h262m0 0v20h12" fill="none" stroke-width="6" />
    <path d="M240 74q22-12 16 6t-12 2" fill="none" />
    <path d="M150 60v-9h15v13M212 64V51h15v9" fill="#4c4060" />
    <path d="M187 54c36 0 60 12 60 28s-24 30-60 30-56-12-56-30 20-28 56-28z" fill="#76678c" />
    <path d="M196 62q10 18 2 40M222 62q10 16 4 34" fill="none" stroke="#4c4060" />
    <path d="M106 52 94 38l22 6zM146 48l14-11-4 22z" fill="#4c4060" />
    <path d="M128 44c22 0 34 13 34 31s-13 31-34 31-34-13-34-31 12-31 34-31z" fill="#8676a0" />
    <path d="M110 90q-13 3-15-13 5 8 14 8zM146 90q13 3 15-13-5 8-14 8z" fill={ivory} />
    <ellipse cx="128" cy="83" rx="14" ry="10" fill="var(--pig-deep)" />
    <path d="m112 64 9 5-9 4M144 64l-9 5 9 4" fill="none" />
    <circle cx="128" cy="99" r="10" fill="#c8402e" />
    <path d="M128 90q2-6 7-7" fill="none" />
    <path d="M123 82v2M133 82v2" />
  </g>
);

const Fire = () => (
  <g {...ink}>
    <path
      class="wp-end-flame"
      d="M150 150c-16-20 2-30 6-46 10 8 10 14 10 20 6-6 10-18 10-30 14 10 18 22 18 32 4-3 6-8 7-14 12 12 14 26 5 38z"
      fill="#f59a23"
    />
    <path
      class="wp-end-flame wp-end-late"
      d="M164 150c-8-12 4-16 8-28 8 8 7 12 8 16 4-2 6-6 7-10 8 9 8 16 3 22z"
      fill="#ffd23f"
    />
    <path d="m136 154 88-12M136 142l88 12" stroke="#3a2419" stroke-width="11" />
    <path d="m136 154 88-12M136 142l88 12" stroke="#8a5a34" stroke-width="6" />
    <path
      class="wp-end-smoke"
      d="M176 36q-12-10 0-20t0-20M200 40q-12-10 0-20t0-20"
      fill="none"
      stroke="#fff6"
      stroke-width="4"
    />
  </g>
);

// What it wore, in the grass.
const Crown = () => (
  <path d="m28 146-4-26 14 12 12-16 12 16 14-12-4 26z" fill="#e8bb58" {...ink} transform="rotate(-12 50 134)" />
);

const vpOf = (cards: readonly { readonly vp: number }[]): number => cards.reduce((sum, { vp }) => sum + vp, 0);
const minus = (n: number): string | number => (n > 0 ? `−${n}` : 0);

// Each line with what it gave every seat; the first five make the score.
const lines: readonly (readonly [key: string, value: (player: PlayerView) => number | string])[] = [
  ["tally_day", ({ trophies }) => vpOf(trophies.filter(({ era }) => era === "day"))],
  ["tally_night", ({ trophies }) => vpOf(trophies.filter(({ era }) => era === "night"))],
  ["tally_cards", ({ upgrades, weapons }) => vpOf([...upgrades, ...weapons])],
  ["tally_bosses", ({ vp_tokens }) => vp_tokens],
  ["tally_wounds", ({ wounds, wound_cost }) => (wounds > 0 ? `${minus(wound_cost)} (${wounds})` : 0)],
  ["tally_pigs", ({ trophies }) => trophies.length],
  ["tally_thresholds", ({ thresholds }) => thresholds],
];

export const ending: Ending<View> = {
  Art,
  sentence(view, { winners, scores }, text) {
    const [first] = winners;
    const winner = playerAt(view, first ?? null);
    if (!winner) return "";
    const vp = scores[view.seats.indexOf(winner)] ?? winner.vp;
    return winners.length > 1
      ? text("wonShared", { vp })
      : text("won", { vp, n: winner.trophies.length + winner.thresholds });
  },
  tally: ({ seats }, _, text) => lines.map(([key, value]) => ({ label: text(key), values: seats.map(value) })),
};
