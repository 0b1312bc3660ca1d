import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { en } from "../src/report/text/en";
import { formatter } from "../src/shared/text_table";

const sources = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });

describe("the catalogue", () => {
  const say = formatter({ plain: "no place", greet: "hello {who}", pigs: { one: "{n} pig", other: "{n} pigs" } }, "en");
  it("fills places", () => expect(say("greet", { who: "farmer" })).toBe("hello farmer"));
  it("chooses the plural form and groups numbers", () => {
    expect(say("pigs", { n: 1 })).toBe("1 pig");
    expect(say("pigs", { n: 12345 })).toBe("12,345 pigs");
  });
  it("leaves a place without a value to be seen", () => expect(say("greet")).toBe("hello {who}"));

  it("has no text that nothing says", () => {
    const code = sources("src/report")
      .filter((text) => !text.includes("export const en"))
      .join("\n");
    const unsaid = Object.keys(en).filter((key) => !code.includes(`"${key}"`) && !/^third[123]$/.test(key));
    expect(unsaid).toEqual([]);
  });
});
