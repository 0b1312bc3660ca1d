// Debian's Chromium, with a fresh profile, driven by Playwright: without a window, which takes two thirds of the time.
import { chromium, type Browser } from "playwright-core";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
export type Size = keyof typeof sizes;
export const schemes = ["light", "dark"] as const;

// How long a page is waited for, in milliseconds: nothing takes a tenth of it where the machine does nothing else.
export const patience = 60_000;

export const openBrowser = (...more: readonly string[]): Promise<Browser> => launched(more, []);

// With scrollbars, as most desktops have them.
export const openWithScrollbars = (): Promise<Browser> => launched([], ["--hide-scrollbars"]);

async function launched(more: readonly string[], without: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env["SOUNDER_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
    args: [...flags, ...more],
    ignoreDefaultArgs: [...without],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(patience);
    return context;
  };
  return browser;
}
