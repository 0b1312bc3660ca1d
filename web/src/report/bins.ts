// Histograms of whole numbers, in steps wide enough to be seen.
import type { Histogram } from "./summary";

export type Bin = { readonly from: number; readonly to: number; readonly count: number; readonly share: number };

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000, 100000];

// The narrowest step with which these values need at most `most` bins.
export function binWidth(histograms: readonly Histogram[], most: number): number {
  const values = histograms.flatMap((histogram) => histogram.map(([value]) => value));
  if (values.length === 0) return 1;
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return steps.find((step) => Math.floor(span / step) + 1 <= most) ?? Math.ceil((span + 1) / most);
}

// A bin holds the values from `from` up to but not including `to`.
export function bins(histogram: Histogram, width: number): readonly Bin[] {
  const all = histogram.reduce((sum, [, count]) => sum + count, 0);
  const counts = new Map<number, number>();
  for (const [value, count] of histogram) {
    const from = Math.floor(value / width) * width;
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => ({ from, to: from + width, count, share: count / all }));
}

export const binName = ({ from, to }: Bin): string => (to - from === 1 ? String(from) : `${from}\u2013${to - 1}`);

// The smallest value that at least half of the cases do not exceed.
export function median(histogram: Histogram): number {
  const all = histogram.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of [...histogram].sort(([a], [b]) => a - b)) {
    below += count;
    if (2 * below >= all) return value;
  }
  return 0;
}
