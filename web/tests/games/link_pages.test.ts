// What chat programs show for a link: a title, a line and a picture of the game.
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/list";
import { mark, pictureOf, pictureSize, shownOf, withTags } from "../../tools/link_pages";

describe.each(games)("a link to $id", ({ id, title, about }) => {
  it("has the title and the line of the game's card", () => {
    expect(shownOf(id)).toEqual({ id, title, about: about.en });
  });

  it("has a picture of the size that chat programs want, at most 150 KB", () => {
    const file = readFileSync(new URL(`../../public/${pictureOf(id)}`, import.meta.url));
    const { width, height } = PNG.sync.read(file);
    expect({ width, height }).toEqual(pictureSize);
    expect(file.length).toBeLessThanOrEqual(150_000);
  });
});

it("writes tags into the head of the page, with a mark for the address of the server", () => {
  const page = withTags("<head><title>Sounder</title></head>", { id: "x", title: 'A & "B"', about: "<c>" });
  expect(page).toContain('<meta property="og:title" content="A &amp; &quot;B&quot;" />');
  expect(page).toContain('<meta property="og:description" content="&lt;c>" />');
  expect(page).toContain(`<meta property="og:image" content="${mark}/link/x.png" />`);
  expect(page.trimEnd()).toMatch(/<\/head>$/);
});
