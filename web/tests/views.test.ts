// The pages of docs/views/ are what tools/views.ts writes from the shapes of views.
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, pathOf } from "../tools/views";

describe("the reference of views", () => {
  const written = pages();

  it.each([...written.keys()])("has %s as `npm run views` writes it", (name) => {
    expect(readFileSync(pathOf(name), "utf8")).toBe(written.get(name));
  });

  it("has no other page", () => {
    expect(readdirSync(dirname(pathOf("README.md"))).sort()).toEqual([...written.keys()].sort());
  });
});
