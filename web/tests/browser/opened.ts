// A report opened from the disk, offline, with its console messages and requests.
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { sizes, type Size } from "./browser";

export type Opened = { readonly page: Page; readonly said: string[]; readonly asked: string[] };

export async function openReport(
  browser: Browser,
  file: string,
  size: Size = "desktop",
  colorScheme: "light" | "dark" = "light",
): Promise<Opened> {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, offline: true });
  const page = await context.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector("main");
  return { page, said, asked };
}

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
