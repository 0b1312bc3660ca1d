// Writes link/<game>.html into dist-app: the app's page with tags by which chat programs show a game's title and
// picture. The server gives it out for a link that names the game (src/server/link_page.h) and puts its own address in
// place of the mark. The pictures are made by tools/link_pictures.ts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));
export const mark = "@ORIGIN@";
export const pictureSize = { width: 1200, height: 630 };
export const pictureOf = (game: string): string => `link/${game}.png`;

type Shown = { readonly id: string; readonly title: string; readonly about: string };

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export function withTags(page: string, { id, title, about }: Shown): string {
  const picture = `${mark}/${pictureOf(id)}`;
  const tags = {
    "og:site_name": "Sounder",
    "og:type": "website",
    "og:title": title,
    "og:description": about,
    "og:url": `${mark}/?${id}`,
    "og:image": picture,
    "og:image:type": "image/png",
    "og:image:width": String(pictureSize.width),
    "og:image:height": String(pictureSize.height),
    "og:image:alt": `${title}: a drawing of the game`,
  };
  const lines = Object.entries(tags).map(([name, words]) => `<meta property="${name}" content="${escaped(words)}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return page.replace(/ *<\/head>/, () => `${[...lines, card].map((line) => `    ${line}\n`).join("")}  </head>`);
}

// From the card of the home page. It imports drawings, which a configuration of Vite can't; so its text is read.
export function shownOf(id: string): Shown {
  const file = join(web, `src/games/${id}/home.ts`);
  const [, title, about] = /title: "([^"]+)"[\s\S]*?about: \{\s*en: "([^"]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  if (!title || !about) throw new Error(`${file}: no title and no English line about the game`);
  return { id, title, about };
}

const gameIds = (): readonly string[] => readFileSync(join(web, "../games.txt"), "utf8").split("\n").filter(Boolean);

export function linkPages(): Plugin {
  let folder = "";
  return {
    name: "sounder:link-pages",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const page = readFileSync(join(folder, "index.html"), "utf8");
      mkdirSync(join(folder, "link"), { recursive: true });
      for (const id of gameIds()) writeFileSync(join(folder, "link", `${id}.html`), withTags(page, shownOf(id)));
    },
  };
}
