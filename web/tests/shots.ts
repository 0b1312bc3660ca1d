// Pictures of reports, for people to look at: `npm run shots [report.html...]` writes web/shots/. Without files, runs
// of all games.
import { mkdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openBrowser, schemes, sizes, type Size } from "./browser/browser";
import { Reports, runs } from "./reports";

const given = process.argv.slice(2);
const reports = new Reports();
const files = given.length > 0 ? given.map((path) => resolve(path)) : runs.map((run) => reports.make(run, 2000));
const out = resolve("shots");
mkdirSync(out, { recursive: true });
const browser = await openBrowser();
for (const file of files) {
  const name = basename(file) === "report.html" ? basename(dirname(file)) : basename(file, ".html");
  for (const size of Object.keys(sizes) as Size[])
    for (const colorScheme of schemes) {
      const page = await browser.newPage({ viewport: sizes[size], colorScheme });
      page.on("console", (message) => console.log(`${name} ${size} ${colorScheme}: ${message.text()}`));
      page.on("pageerror", (error) => console.log(`${name} ${size} ${colorScheme}: ${error.message}`));
      await page.goto(pathToFileURL(file).href);
      const { width, height } = sizes[size];
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const tall = 2 * height;
      for (let top = 0; top < whole; top += tall) {
        const clip = { x: 0, y: top, width, height: Math.min(tall, whole - top) };
        const part = String(top / tall + 1).padStart(2, "0");
        await page.screenshot({ path: join(out, `${name}-${size}-${colorScheme}-${part}.png`), fullPage: true, clip });
      }
      await page.close();
    }
}
await browser.close();
reports.remove();
console.log(`${files.length * 4} pictures in ${out}`);
