import { describe, expect, it } from "vitest";
import { binName, bins, binWidth, median } from "../src/report/bins";

describe("bins of whole numbers", () => {
  it("are one wide while there is room", () =>
    expect(
      binWidth(
        [
          [
            [3, 1],
            [12, 4],
          ],
        ],
        10,
      ),
    ).toBe(1));
  it("get wider with the span of all histograms together", () => {
    expect(binWidth([[[0, 1]], [[10, 1]]], 10)).toBe(2);
    expect(
      binWidth(
        [
          [
            [115, 1],
            [224, 1],
          ],
        ],
        36,
      ),
    ).toBe(5);
  });
  it("have a width for any span", () => {
    const width = binWidth(
      [
        [
          [0, 1],
          [9_000_000, 1],
        ],
      ],
      36,
    );
    expect(
      bins(
        [
          [0, 1],
          [9_000_000, 1],
        ],
        width,
      ).length,
    ).toBe(2);
    expect(9_000_000 / width).toBeLessThanOrEqual(36);
  });
  it("hold every case once", () => {
    const all = bins(
      [
        [-3, 2],
        [0, 1],
        [1, 4],
        [2, 3],
      ],
      2,
    );
    expect(all).toEqual([
      { from: -4, to: -2, count: 2, share: 0.2 },
      { from: 0, to: 2, count: 5, share: 0.5 },
      { from: 2, to: 4, count: 3, share: 0.3 },
    ]);
  });
  it("are named by what they hold", () => {
    expect(bins([[4, 1]], 1).map(binName)).toEqual(["4"]);
    expect(bins([[4, 1]], 5).map(binName)).toEqual(["0\u20134"]);
  });
  it("know the median", () => {
    expect(
      median([
        [0, 1],
        [5, 1],
        [9, 3],
      ]),
    ).toBe(9);
    expect(
      median([
        [0, 2],
        [5, 2],
      ]),
    ).toBe(0);
    expect(median([])).toBe(0);
  });
});
