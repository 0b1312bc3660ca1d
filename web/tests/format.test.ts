import { describe, expect, it } from "vitest";
import { count, decimal, decimalRange, percent, percentRange, points, pointsRange, signed } from "../src/shared/format";

describe("numbers as people read them", () => {
  it("groups thousands", () => expect(count(1234567)).toBe("1,234,567"));
  it("writes a share in per cent with a thin space", () => expect(percent(0.96849)).toBe("96.8\u202f%"));
  it("has a true minus", () => expect(decimal(-1.25, 2)).toBe("\u22121.25"));
  it("knows no minus zero", () => {
    expect(decimal(-0.01)).toBe("0.0");
    expect(signed(-0.04)).toBe("0.0");
    expect(signed(0.04)).toBe("0.0");
  });
  it("signs differences", () => {
    expect(points(0.0649)).toBe("+6.5");
    expect(points(-0.371)).toBe("\u221237.1");
  });
  it("writes intervals", () => {
    expect(percentRange({ value: 0.5, low: 0.25, high: 0.75 })).toBe("50.0\u202f% (25.0\u201375.0)");
    expect(pointsRange({ value: 0.1, low: -0.02, high: 0.22 })).toBe("+10.0 (\u22122.0 to +22.0)");
    expect(decimalRange({ value: 21.27, low: 20.98, high: 21.57 })).toBe("21.3 (21.0 to 21.6)");
  });
});
