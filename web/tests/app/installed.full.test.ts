// The installed app: shortcuts, files shared by other apps, icons of all shapes, a face for titles that loads late.
import { readFileSync, statSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letters, more } from "../../tools/display_face";
import { ids, myTurn, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

type Manifest = {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly params: { readonly files: readonly [{ readonly name: string }] };
  };
};
const manifest = JSON.parse(
  readFileSync(new URL("../../public/manifest.webmanifest", import.meta.url), "utf8"),
) as Manifest;

describe("shortcuts", () => {
  it("there is one to each game", () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(ids.map((id) => `./#/?play=${id}`));
  });

  it.each(manifest.shortcuts)("$name begins a match, and goes on with it the next time", async ({ name, url }) => {
    const { context, page, said } = await site.visit(url.slice(2));
    await myTurn(page);
    const match = page.url();
    expect(match).toContain("#/match/");
    await page.goBack();
    await page.locator(".continue", { hasText: name }).waitFor();
    const again = await context.newPage();
    await again.goto(match.replace(/#.*/, url.slice(2)));
    await again.waitForURL(match);
    expect(said).toEqual([]);
    await context.close();
  });

  it("come also while one is on the home page", async () => {
    const { context, page, said } = await site.visit();
    await page.locator(".game-card").first().waitFor();
    const ask = () => page.evaluate(() => void (location.hash = "#/?play=bite-the-pumpkin"));
    await ask();
    await myTurn(page);
    const match = page.url();
    await page.goBack();
    await page.locator(".continue").waitFor();
    await ask();
    await page.waitForURL(match);
    expect(said).toEqual([]);
    await context.close();
  });
});

// Sends a file as a system's share sheet does: a form, by navigation.
const share = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    ([action = "", name = "", content = ""]) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method: "POST", enctype: "multipart/form-data" });
      const field = Object.assign(document.createElement("input"), { type: "file", name });
      const files = new DataTransfer();
      files.items.add(new File([content], "shared.json", { type: "application/json" }));
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [manifest.share_target.action, manifest.share_target.params.files[0].name, text],
  );

describe("a record that another app shares", () => {
  const kept = async () => {
    const visit = await site.visit("#/settings");
    await visit.page.evaluate(() => navigator.serviceWorker.ready);
    await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return visit;
  };

  it("is opened, once", async () => {
    const { context, page, said, address } = await kept();
    await share(
      page,
      JSON.stringify({
        sounder: 2,
        game: "bite-the-pumpkin",
        rules: 1,
        seats: [{ is: "human" }, { is: "human" }],
        dice: { kind: "seeded", seed: 1 },
        moves: [],
      }),
    );
    await page.locator("main[data-page=replay]").waitFor();
    expect(await page.evaluate(async () => (await (await caches.open("sounder-shared")).keys()).length)).toBe(0);
    await page.goto(`${address}#/`);
    await page.locator(".continue", { hasText: "Bite the Pumpkin" }).waitFor();
    expect(said).toEqual([]);
    await context.close();
  });

  it("is refused aloud where it is none", async () => {
    const { context, page } = await kept();
    await share(page, "a shopping list");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toContain("shared.json could not be opened");
    await context.close();
  });
});

it("the icon for any shape keeps its drawing within the safe circle", async () => {
  const { context, page } = await site.visit();
  const furthest = await page.evaluate(async () => {
    const picture = await createImageBitmap(await (await fetch("icon-maskable.png")).blob());
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
    const ground = pixels[0];
    let far = 0;
    pixels.forEach((pixel, i) => {
      if (pixel !== ground)
        far = Math.max(far, Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) / width);
    });
    return far;
  });
  expect(furthest).toBeGreaterThan(0.25); // there is a drawing, and not a tiny one
  expect(furthest).toBeLessThanOrEqual(0.4);
  await context.close();
});

describe("the face of titles", () => {
  const fileOf = (name: string) => new URL(`../../src/generated/${name}.woff2`, import.meta.url);

  it.each([
    ["display", letters, 4_500],
    ["display_more", more, 3_500],
  ])("%s is small and has its letters", async (name, characters, most) => {
    expect(statSync(fileOf(name)).size).toBeLessThanOrEqual(most);
    const { context, page } = await site.visit();
    const lacking = await page.evaluate(
      async ([data = "", wanted = ""]) => {
        document.fonts.add(await new FontFace("Tried", `url(data:font/woff2;base64,${data})`).load());
        const canvas = document.createElement("canvas").getContext("2d");
        const drawn = (letter: string, behind: string): number => {
          if (canvas) canvas.font = `100px Tried, ${behind}`;
          return canvas?.measureText(letter).width ?? 0;
        };
        return [...wanted].filter((letter) => drawn(letter, "monospace") !== drawn(letter, "serif"));
      },
      [readFileSync(fileOf(name)).toString("base64"), characters],
    );
    expect(lacking).toEqual([]);
    await context.close();
  });

  it("comes with the first page", async () => {
    const { context, page } = await site.visit();
    await page.locator(".game-card").last().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => true));
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === "Fredoka" && status === "loaded"),
      ),
    ).toBe(true);
    await context.close();
  });
});
