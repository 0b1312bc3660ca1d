// Draws the pictures that chat programs show for a link, one for each game: `npm run link-pictures`. The drawing is
// that of the game's card on the home page. Shows dist-app (npm run build:app), writes public/link/<game>.png.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { gameIds } from "../src/games/ids";
import { Site } from "../tests/app/opened";
import { pictureOf, pictureSize } from "./link_pages";

// Runs in the page: of the home page only this game's card stays, as large as the picture.
function showCard(game: string): void {
  const card = document.querySelector(`.game-card[data-game="${game}"]`);
  const art = card?.querySelector(".card-art svg");
  const [players, minutes] = (card?.querySelector("p")?.textContent ?? "").split(" · ");
  if (!art) throw new Error(`${game}: no card`);
  const mark = document.querySelector(".hero .pig-face")?.outerHTML ?? "";
  const picture = document.createElement("main");
  picture.id = "picture";
  picture.innerHTML = `<div class="art">${art.outerHTML}</div><footer><div><h1>${card?.querySelector("h2")?.textContent}</h1>
    <p>${players} · ${minutes}</p></div><div class="mark">${mark}<b>Sounder</b></div></footer>`;
  document.body.replaceChildren(picture);
  const style = document.createElement("style");
  style.textContent = `
    #picture { position: fixed; inset: 0; display: grid; grid-template-rows: 450px 1fr; background: var(--card); color: var(--ink); max-width: none; padding: 0; margin: 0 }
    #picture .art { border-bottom: 6px solid var(--outline) }
    #picture .art svg { display: block; width: 100%; height: 100% }
    #picture footer { display: flex; justify-content: space-between; align-items: center; padding: 0 48px }
    #picture h1 { font: 600 76px/1.1 var(--title); margin: 0 }
    #picture p { font: 600 34px/1.3 var(--title); margin: 0; color: var(--quiet) }
    #picture .mark { display: grid; justify-items: center; font: 600 32px/1 var(--title); color: var(--accent) }
    #picture .mark svg { width: 92px; height: 92px }`;
  document.head.append(style);
}

const site = await Site.open();
mkdirSync("public/link", { recursive: true });
for (const game of gameIds) {
  const { page, context } = await site.on({ viewport: pictureSize, colorScheme: "light" });
  await page.evaluate(showCard, game);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await page.screenshot({ path: resolve("public", pictureOf(game)) });
  await context.close();
}
await site.close();
