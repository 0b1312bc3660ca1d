// The report's reader, tested with the output of the program.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { around, shortened } from "../src/report/figures/intervalRows";
import { caseNames } from "../src/report/seats";
import { parsed, readSummary, summaryShape, type RunSummary } from "../src/report/summary";
import { shapeErrors } from "../src/shared/shape";
import { Reports, runs, summaryIn, type Run } from "./reports";

const seed = "18446744073709551557";

describe("the program's summary", () => {
  const reports = new Reports();
  const texts = new Map<Run, string>();
  beforeAll(() => {
    for (const run of runs) texts.set(run, summaryIn(reports.make(run, 60)));
  });
  afterAll(() => reports.remove());
  const textOf = (run: Run) => texts.get(run) ?? "";

  it.each(runs)("of %s has the fields of src/report/summary.ts and no others", (run) => {
    expect(shapeErrors(summaryShape, parsed(textOf(run)), true)).toEqual([]);
  });

  it("names the field that was renamed", () => {
    const renamed = textOf("three-little-pigs").replaceAll('"lead_changes"', '"changes_of_lead"');
    expect(readSummary(renamed)).toEqual({ troubles: [{ path: "$.cases[0].lead_changes", words: "missing" }] });
    expect(shapeErrors(summaryShape, parsed(renamed), true)).toContainEqual({
      path: "$.cases[0].changes_of_lead",
      words: "unknown field",
    });
  });

  it("keeps all digits of a seed of 64 bits", () => {
    const read = readSummary(textOf("happy-pigs"));
    expect("summary" in read && read.summary.seed).toBe(seed);
  });

  it("tells variants apart", () => {
    const { cases } = parsed(textOf("layouts")) as RunSummary;
    expect(caseNames(cases)).toEqual(["classic", "orchard"]);
    expect(new Set(caseNames([...cases, ...cases])).size).toBe(4);
  });
});

describe("reading", () => {
  it("takes the sample of `npm run dev`, which has every field and no others", () => {
    const sample = readFileSync(new URL("../src/report/sample.json", import.meta.url), "utf8");
    expect(shapeErrors(summaryShape, parsed(sample), true)).toEqual([]);
  });
  it("says where a value is of the wrong kind", () => {
    const read = readSummary(
      '{"title":5,"stopping":"","seed":1,"planned":-1,"complete":true,"cases":{},"comparisons":[],"skill":[],"needed":null}',
    );
    expect("troubles" in read && read.troubles.map(({ path }) => path)).toEqual(["$.title", "$.planned", "$.cases"]);
  });
  it("says that a text is no JSON", () => expect("troubles" in readSummary("@SUMMARY@")).toBe(true));
  it("is not misled by a title that looks like a seed", () => {
    const json = JSON.stringify({
      title: '"seed":7',
      stopping: "",
      seed: 9,
      planned: 1,
      complete: true,
      cases: [],
      comparisons: [],
      skill: [],
      needed: null,
    });
    const read = readSummary(json);
    expect("summary" in read && read.summary).toMatchObject({ title: '"seed":7', seed: "9" });
  });
});

describe("scales", () => {
  it("hold all values between round bounds", () => {
    const [low, high] = around([0.476, 0.538], [0, 1]);
    expect(low).toBeCloseTo(0.46);
    expect(high).toBeCloseTo(0.56);
  });
  it("stay where values can be", () => expect(around([0.01, 0.99], [0, 1])).toEqual([0, 1]));
  it("shorten names to their room", () => {
    expect(shortened("classic p1", 10)).toBe("classic p1");
    expect(shortened("a very long variant", 8)).toBe("a very\u2026");
  });
});
