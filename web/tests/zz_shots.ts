import { openBrowser, sizes } from "./browser/browser";
import { serveApp } from "./app/serve";
const { address, server } = await serveApp();
const browser = await openBrowser();
for (const [size, scheme] of [["phone","light"],["desktop","dark"]] as const) {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("console", (m) => console.log(m.type(), m.text()));
  page.on("pageerror", (e) => console.log("ERR", e.message));
  await page.goto(address); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/p-home-${size}.png` });
  for (const hash of ["new/wild-pigs", "settings", "lab"]) {
    await page.goto(`${address}#/${hash}`); await page.waitForTimeout(700);
    if (hash === "lab") { await page.click("button[type=submit]"); await page.waitForTimeout(4000); }
    await page.screenshot({ path: `/tmp/p-${hash.replace("/", "-")}-${size}.png` });
  }
  await page.goto(`${address}#/`); await page.waitForTimeout(200);
  await page.click(`[data-game=three-little-pigs] button.primary`);
  await page.waitForSelector(".prompt[data-mine=true]");
  while (!(await page.$(".ending"))) { const b = await page.$$(".controls button[data-move]"); if (b.length) await b[0]!.click().catch(() => {}); else await page.waitForTimeout(30); }
  await page.click(".ending a[href*=review]"); await page.waitForSelector(".course", { timeout: 60000 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/p-review-${size}.png`, fullPage: true });
  await page.click("text=Check the dice"); await page.waitForTimeout(300);
  console.log(await page.textContent("[role=status]"));
  console.log(size, "sideways", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
}
await browser.close(); server.close();
