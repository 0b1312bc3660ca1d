// The data of a report, as `src/lab/summary_json.cpp` writes it. A field renamed there fails tests/summary.test.ts,
// which reads a real run.
import {
  count,
  list,
  maybe,
  number,
  object,
  orNull,
  text,
  shapeErrors,
  tuple,
  yesOrNo,
  type Of,
  type ShapeError,
} from "../shared/shape";

export const timeSteps = 20;

const interval = object({ value: number, low: number, high: number });
const histogram = list(tuple(number, count));
const spread = object({ mean: interval, deviation: number, least: number, most: number, histogram });
const quantiles = tuple(number, number, number, number, number); // 10, 25, 50, 75 and 90 of 100 matches lie below

const seat = object({
  seat: text,
  role: text,
  bot: text,
  win: interval,
  forfeits: count,
  fair: number,
  uneven: yesOrNo,
  score: spread,
  course: list(quantiles, timeSteps + 1),
  luck: maybe(object({ mean: number, low: number, high: number, deviation: number })),
});

const kind = object({
  kind: text,
  offered: count,
  taken: count,
  rate: number,
  sides_offered: count,
  sides_taken: count,
  win_taken: orNull(interval),
  win_refused: orNull(interval),
  effect: orNull(interval), // null if all or none took it
  chance: number,
  stands: yesOrNo,
  few: yesOrNo,
  when: list(object({ taken: count, win: orNull(interval) }), 3),
});

// A seat's first move, against the seat's other matches.
const opening = object({
  seat: text,
  role: text,
  kind: text,
  opened: count,
  win: orNull(interval),
  win_others: orNull(interval),
  effect: orNull(interval),
  chance: number,
  stands: yesOrNo,
  few: yesOrNo,
});

// Cells are numbered row by row; the first row is drawn lowest.
const map = object({
  name: text,
  at_the_end: yesOrNo,
  columns: list(text),
  rows: list(text),
  ground: list(count),
  ground_name: text,
  moments: count,
  cells: list(count),
});

const event = object({
  event: text,
  mean: number,
  ahead: interval,
  by_times: list(object({ times: count, sides: count, few: yesOrNo, win: interval })),
});

const fairness = object({
  seats_chance: number,
  seats_uneven: yesOrNo,
  order_chance: number,
  order_uneven: yesOrNo,
  always_first: orNull(text), // the seat that decides first in every match
  seat_edge: number,
  order_edge: number,
});

// The estimate of who is ahead: where it is furthest off, and what came of its estimates, by tenth.
const judge = object({
  wrong: yesOrNo,
  seat: text,
  moment: text,
  promised: number,
  won: number,
  error: number,
  tenths: list(object({ cases: count, promised: number, won: interval }), 10),
});

const oneCase = object({
  variant: text,
  game: text,
  title: text,
  setup: text,
  matches: count,
  seats: list(seat),
  fairness,
  judge: orNull(judge),
  moves: spread,
  turns: spread,
  margins: spread,
  lead_changes: spread,
  ahead_from: histogram,
  branching: number,
  course_matches: count,
  comebacks: interval,
  late: interval,
  shared: interval,
  first: interval,
  luck_matches: count,
  luckier_won: interval,
  forfeits: count,
  restricted: yesOrNo,
  kinds: list(kind),
  openings: list(opening),
  maps: list(map),
  events: list(event),
  barred: list(text),
  words: list(text),
});

const comparison = object({
  a: count,
  b: count,
  paired: yesOrNo,
  seats: list(object({ seat: text, value: number, low: number, high: number, chance: number, stands: yesOrNo })),
  measures: list(
    object({
      measure: text,
      percent: yesOrNo,
      before: interval,
      after: interval,
      difference: interval,
      chance: number,
      stands: yesOrNo,
    }),
  ),
  words: text,
});

const skill = object({
  variant: text,
  stronger: text,
  weaker: text,
  seats: count,
  matches: count,
  win: interval,
  even: number,
  luckier_won: orNull(interval),
  luck_deviation: orNull(number),
  words: text,
});

const needed = object({
  rows: list(
    object({
      seat: text,
      role: text,
      kind: text,
      taken: count,
      matches: count,
      loss: interval,
      chance: number,
      stands: yesOrNo,
      verdict: text,
    }),
  ),
  words: list(text),
});

export const summaryShape = object({
  title: text,
  stopping: text, // the stopping rule and its intervals in words; empty without one
  seed: text, // 64 bits: more than a JavaScript number holds, so it is kept as its digits
  planned: count,
  complete: yesOrNo,
  cases: list(oneCase),
  comparisons: list(comparison),
  skill: list(skill),
  needed: orNull(needed),
});

export type Interval = Of<typeof interval>;
export type Histogram = Of<typeof histogram>;
export type Spread = Of<typeof spread>;
export type SeatSummary = Of<typeof seat>;
export type KindSummary = Of<typeof kind>;
export type OpeningSummary = Of<typeof opening>;
export type MapSummary = Of<typeof map>;
export type EventSummary = Of<typeof event>;
export type SkillSummary = Of<typeof skill>;
export type NeededSummary = Of<typeof needed>;
export type CaseSummary = Of<typeof oneCase>;
export type Comparison = Of<typeof comparison>;
export type JudgeSummary = Of<typeof judge>;
export type RunSummary = Of<typeof summaryShape>;

export type Read = { readonly summary: RunSummary } | { readonly troubles: readonly ShapeError[] };

// Inside a JSON text a quote would be escaped, so this can only be the field itself.
const seedField = /"seed":(\d+)/;

export function parsed(json: string): unknown {
  return JSON.parse(json.replace(seedField, `"seed":"$1"`));
}

export function readSummary(json: string): Read {
  let value: unknown;
  try {
    value = parsed(json);
  } catch (error) {
    return { troubles: [{ path: "$", words: error instanceof Error ? error.message : String(error) }] };
  }
  const found = shapeErrors(summaryShape, value);
  return found.length > 0 ? { troubles: found } : { summary: value as RunSummary };
}
