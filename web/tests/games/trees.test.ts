// Layouts of one's own: planting, pairs across the middle, links, names, and what the engine refuses.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rows } from "../../src/games/bite-the-pumpkin/cells";
import { blank, mostTrees, pack, partnerOf, pressedAt, treesIn, unpack } from "../../src/games/bite-the-pumpkin/trees";
import { designedKind, games } from "../../src/games/list";
import { nameFor, type ContentDocument } from "../../src/match/own_content";
import { begun, changed, entitled, undone } from "../../src/shell/design/draft";
import { engineOf } from "./played";

const content = new URL("../../../content/", import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, content), "utf8"));
const layouts = readdirSync(new URL("bite-the-pumpkin/", content))
  .filter((file) => file.endsWith(".json"))
  .map((file) => json(`bite-the-pumpkin/${file}`) as ContentDocument);
const layout = (trees: readonly string[], title?: string): ContentDocument => ({
  ...blank,
  ...(title !== undefined && { title }),
  trees,
});
const all = rows.flat();

describe("planting", () => {
  it("plants on an empty square, and takes the tree away at the next press", () => {
    const planted = pressedAt(["b2"], "d4", false);
    expect(planted).toEqual({ trees: ["b2", "d4"], planted: true, cells: ["d4"] });
    expect(pressedAt(planted?.trees ?? [], "d4", false)).toEqual({ trees: ["b2"], planted: false, cells: ["d4"] });
  });

  it("plants in pairs across the middle, where every square has another one", () => {
    expect(pressedAt([], "b2", true)).toEqual({ trees: ["b2", "g7"], planted: true, cells: ["b2", "g7"] });
    expect(pressedAt(["g7"], "b2", true)).toEqual({ trees: ["b2", "g7"], planted: true, cells: ["b2"] });
    expect(pressedAt(["b2", "g7"], "g7", true)).toEqual({ trees: [], planted: false, cells: ["g7", "b2"] });
    expect(pressedAt(["b2"], "b2", true)).toEqual({ trees: [], planted: false, cells: ["b2"] });
    for (const cell of all) {
      expect(partnerOf(cell)).not.toBe(cell);
      expect(partnerOf(partnerOf(cell))).toBe(cell);
    }
  });

  it("has the symmetry of a built-in layout", () => {
    const hedge = treesIn(layouts.find(({ name }) => name === "hedge") ?? blank);
    expect(hedge.map(partnerOf).sort()).toEqual([...hedge].sort());
    expect(hedge.length).toBeGreaterThan(0);
  });

  it("BP2 ends at as many trees as the schema and the engine allow", async () => {
    const schema = json("schema/bite-the-pumpkin.layout.schema.json") as {
      readonly properties: { readonly trees: { readonly maxItems: number } };
    };
    expect(mostTrees).toBe(schema.properties.trees.maxItems);
    const [full, over] = [all.slice(0, mostTrees), all.slice(0, mostTrees + 1)];
    expect(pressedAt(full, "a1", false)).toBe(null);
    expect(pressedAt(full.slice(1), "a4", true)).toBe(null); // there is room for one of the pair
    expect(pressedAt(full, full[0] ?? "", false)?.trees).toHaveLength(mostTrees - 1);
    const { engine } = await engineOf("bite-the-pumpkin");
    expect(engine.ask("check_content", JSON.stringify(layout(full)), "full.json")).toMatchObject({ name: "my-trees" });
    expect(() => engine.ask("check_content", JSON.stringify(layout(over)), "over.json")).toThrow(/over\.json.*20/);
  });
});

describe("a draft", () => {
  it("goes back step by step, and keeps its name", () => {
    const [one, two] = [layout(["d4"]), layout(["d4", "e5"])];
    const draft = changed(changed(begun(blank), one), two);
    const named = { ...draft, now: { ...two, name: "hill", title: "Hill" } };
    expect(undone(named).now).toEqual({ ...one, name: "hill", title: "Hill" });
    expect(undone(undone(named)).now).toEqual({ ...blank, name: "hill", title: "Hill" });
    expect(undone(begun(one))).toEqual(begun(one));
  });

  it.each([
    ["Two hedges", "two-hedges"],
    ["  Là-haut, à l’été! ", "la-haut-a-l-ete"],
    ["猪", "my-trees"],
    ["", "my-trees"],
    ["Classic", "my-classic"], // not the built-in one
    ["x".repeat(60), "x".repeat(37)],
  ])("called %j has the name %s, which the engine accepts", async (title, name) => {
    expect(nameFor(title, ["classic"], blank.name)).toBe(name);
    const { engine } = await engineOf("bite-the-pumpkin");
    const document = entitled(layout(["d4"]), title, ["classic"], blank.name);
    expect(engine.ask("check_content", JSON.stringify(document), "it.json")).toMatchObject({ kind: "layout", name });
  });
});

describe("a link", () => {
  it.each(layouts)("brings back $name", (built_in) => {
    const back = unpack(pack(built_in));
    expect(back).toMatchObject({ kind: "layout", title: built_in.title });
    expect([...treesIn(back as ContentDocument)].sort()).toEqual([...treesIn(built_in)].sort());
  });

  it("is short, and keeps any title", () => {
    expect(pack(layout(["g7", "b2"]))).toBe("1.b2g7");
    expect(pack(layout([]))).toBe("1.");
    for (const title of ["a.b/c?d#e", "Là-haut 🐷", "1."])
      expect(unpack(pack(layout(["b2"], title)))).toEqual(layout(["b2"], title));
  });

  it.each([
    ["", null],
    ["b2g7", null],
    ["1", null],
    ["1.b2g", null],
    ["1.b2i9", null],
    ["1.b2b2", null],
    [`1.${all.slice(0, mostTrees + 1).join("")}`, null],
    ["10.b2", "newer"],
    ["2.anything", "newer"],
  ])("that says %j holds no layout: %s", (code, what) => {
    expect(unpack(code)).toBe(what);
  });
});

it.each(games)("the pages know whether $id has an editor, and for which kind", async ({ id, load }) => {
  const { facts } = await engineOf(id);
  const design = await (await load()).design?.();
  expect(designedKind(id)).toBe(design?.blank.kind);
  if (design) expect(facts.content.map(({ kind }) => kind)).toContain(design.blank.kind);
});
