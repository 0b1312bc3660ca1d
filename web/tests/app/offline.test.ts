// After one visit the app works offline, and a new version replaces it as a whole.
import { fullIt, some } from "../tier";
import type { Browser, BrowserContext } from "playwright-core";
import { createServer, type Server } from "node:http";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, sizes } from "../browser/browser";
import { designedKind } from "../../src/games/list";
import { gameIds, listen, openHome, playNow, untilAsked, untilKept } from "./newcomer";
import { startServer, stopServer, type Running } from "./real_server";

let browser: Browser;
let server: Running;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
});

const visited = async (address: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: sizes.phone, locale: "en" });
  const page = await context.newPage();
  await openHome(page, address);
  await page.goto(`${address}#/settings`); // the home page is left alone for some seconds
  await untilKept(page);
  await page.close();
  return context;
};

it("plays every game without a line after one visit to the home page, in every language", async () => {
  const own = await startServer();
  const context = await visited(own.address);
  await stopServer(own); // the server is gone for good
  for (const game of some(gameIds)) {
    const page = await context.newPage();
    const said = listen(page);
    await openHome(page, own.address);
    await playNow(page, game);
    await page.reload();
    await untilAsked(page);
    const designs = designedKind(game) ? [`design/${game}`] : [];
    for (const route of [`rules/${game}`, `learn/${game}`, `new/${game}`, ...designs, "settings", "lab"]) {
      await page.goto(`${own.address}#/${route}`);
      await page.locator(`main[data-page="${route.split("/")[0]}"]`).waitFor();
      await page.locator("main > :not(.waiting)").first().waitFor();
    }
    for (const language of ["it", "fr"]) {
      await page.evaluate(
        (chosen) => localStorage.setItem("sounder.settings", JSON.stringify({ language: chosen })),
        language,
      );
      await page.goto(own.address);
      await page.reload();
      await page.locator(`html[lang="${language}"]`).waitFor();
    }
    await page.evaluate(() => localStorage.clear());
    expect(said, game).toEqual([]);
    await page.close();
  }
  await context.close();
});

it("can be installed: a manifest with names, colours and icons that are what it says", async () => {
  const manifest = (await (await fetch(new URL("manifest.webmanifest", server.address))).json()) as {
    readonly name: string;
    readonly display: string;
    readonly icons: readonly {
      readonly src: string;
      readonly type: string;
      readonly sizes: string;
      readonly purpose?: string;
    }[];
  };
  expect(manifest.name).toContain("Sounder");
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, type, sizes: size } of manifest.icons) {
    const answer = await fetch(new URL(src, server.address));
    expect(answer.headers.get("content-type")).toBe(type);
    if (type !== "image/png") continue;
    const bytes = new DataView(await answer.arrayBuffer());
    expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(size);
  }
});

// A folder of files as a version, served as it is at the moment.
class Versions {
  folder = "";
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const file = join(this.folder, path === "/" ? "index.html" : path);
    this.asked.push(path);
    const type =
      {
        ".html": "text/html",
        ".js": "text/javascript",
        ".css": "text/css",
        ".wasm": "application/wasm",
        ".svg": "image/svg+xml",
      }[extname(file)] ?? "application/octet-stream";
    try {
      response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  async address(): Promise<string> {
    if (!this.server.listening) await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    const where = this.server.address();
    return `http://127.0.0.1:${typeof where === "object" && where ? where.port : 0}/`;
  }
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

// The same app with another title in its page: another version.
function nextVersion(from: string, to: string, title: string): void {
  cpSync(from, to, { recursive: true });
  const page = join(to, "index.html");
  const before = readFileSync(page);
  const after = Buffer.from(
    before.toString().replace('name="description" content="', `name="description" content="${title} `),
  );
  writeFileSync(page, after);
  const hash = (bytes: Buffer) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  const worker = join(to, "sw.js");
  const listed = readFileSync(worker, "utf8");
  expect(listed).toContain(hash(before));
  writeFileSync(
    worker,
    listed
      .replace(hash(before), hash(after))
      .replace(/"[0-9a-f]{12}"/, `"${createHash("sha256").update(title).digest("hex").slice(0, 12)}"`),
  );
}

fullIt(
  "a new version takes over when no page of the old one is left, whole, and asks for what has changed only",
  async () => {
    const built = fileURLToPath(new URL("../../dist-app", import.meta.url));
    const scratch = mkdtempSync(join(tmpdir(), "sounder-versions-"));
    const versions = new Versions();
    try {
      nextVersion(built, join(scratch, "one"), "first");
      nextVersion(join(scratch, "one"), join(scratch, "two"), "second");
      versions.folder = join(scratch, "one");
      const address = await versions.address();
      const context = await visited(address);
      const description = (page: { locator(what: string): { getAttribute(name: string): Promise<string | null> } }) =>
        page.locator('meta[name="description"]').getAttribute("content");

      versions.folder = join(scratch, "two");
      versions.asked.length = 0;
      const old = await context.newPage();
      await openHome(old, address);
      expect(await description(old)).toMatch(/^first /);
      await old.evaluate(async () => {
        const found = await navigator.serviceWorker.ready;
        await found.update();
        while (!found.waiting) await new Promise((done) => setTimeout(done, 100));
      });
      expect(versions.asked.filter((path) => path.startsWith("/assets/"))).toEqual([]); // these are the same
      await old.reload();
      expect(await description(old)).toMatch(/^first /); // still open, still the old one
      expect(await old.evaluate(() => caches.keys().then((names) => names.length))).toBe(2);
      await old.close();

      const fresh = await context.newPage();
      const said = listen(fresh);
      await expect
        .poll(async () => (await openHome(fresh, address), (await description(fresh))?.split(" ")[0]))
        .toBe("second");
      expect(await fresh.evaluate(() => caches.keys().then((names) => names.length))).toBe(1);
      await playNow(fresh, "bite-the-pumpkin");
      expect(said).toEqual([]);
      await context.close();
    } finally {
      await versions.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);
