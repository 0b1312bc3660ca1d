// `sounder serve` as a person runs it, and the app under the headers it sends.
import { some } from "../tier";
import { spawnSync } from "node:child_process";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, sizes } from "../browser/browser";
import { gameIds, listen, openHome, playNow } from "./newcomer";
import { binary, startServer, stopServer, type Running } from "./real_server";

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

it("says in one line that the port is taken, and ends with status 2", () => {
  const { port } = new URL(server.address);
  const ran = spawnSync(binary, ["serve", "--port", port], { encoding: "utf8" });
  expect(ran.status).toBe(2);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toMatch(new RegExp(`^127\\.0\\.0\\.1:${port} is taken by another program[^\\n]*\\n$`));
});

it.each([[["--port", "65536"]], [["--port", "x"]], [["--address", "nowhere"]]])("refuses %j in one line", (words) => {
  const ran = spawnSync(binary, ["serve", ...words], { encoding: "utf8" });
  expect(ran.status).toBe(2);
  expect(ran.stderr.trim().split("\n")).toHaveLength(1);
});

it("ends cleanly when interrupted, in the middle of a connection too", async () => {
  const own = await startServer();
  await fetch(own.address);
  expect(await stopServer(own)).toBe(0);
});

const types: Readonly<Record<string, RegExp>> = {
  ".js": /javascript/,
  ".css": /^text\/css/,
  ".woff2": /^font\/woff2$/,
};

it("gives every file a type and a coding, and those named by content for good", async () => {
  const page = await fetch(server.address, { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const names = [...(await page.text()).matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((found) => found[1] ?? "");
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const file = await fetch(new URL(name, server.address));
    expect(file.headers.get("content-type")).toMatch(types[name.slice(name.lastIndexOf("."))] ?? /^$/);
    expect(file.headers.get("cache-control")).toContain("immutable");
  }
  const worker = await fetch(new URL("sw.js", server.address));
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(
    (
      await fetch(new URL("sw.js", server.address), {
        headers: { "if-none-match": worker.headers.get("etag") ?? "" },
        cache: "no-store",
      })
    ).status,
  ).toBe(304);
});

it.each(some(gameIds))("a link that names %s has a picture for chat programs, and opens the app", async (game) => {
  const link = `${server.address}?${game}#/learn/${game}`;
  const text = await (await fetch(link)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
  expect(address).toBe(`${server.address}link/${game}.png`);
  const picture = await fetch(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/png");
  const page = await browser.newPage({ viewport: sizes.phone });
  await page.goto(link);
  await page.locator(".frame.lesson").waitFor();
  expect(page.url()).toBe(`${server.address}#/learn/${game}`);
  await page.close();
});

// A worker has the policy of its own file, which the server tells by its name.
it("sends the content policy with everything that runs as a worker", async () => {
  const page = await browser.newPage({ viewport: sizes.phone });
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await openHome(page, server.address);
  await playNow(page, gameIds[0] ?? "");
  await page.close();
  expect(workers.length).toBeGreaterThan(0);
  for (const address of [...workers, new URL("sw.js", server.address).href])
    expect((await fetch(address)).headers.get("content-security-policy"), address).toContain("default-src 'none'");
});

it.each(some(gameIds))("%s plays under the content policy without a word in the console", async (game) => {
  const page = await browser.newPage({ viewport: sizes.phone });
  const said = listen(page);
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  await openHome(page, server.address);
  await playNow(page, game);
  for (const route of [`rules/${game}`, `learn/${game}`, `new/${game}`]) {
    await page.goto(`${server.address}#/${route}`);
    await page.locator("main > :not(.waiting)").first().waitFor();
  }
  await page.waitForLoadState("networkidle"); // what comes late has come
  expect(said).toEqual([]);
  await page.close();
});
