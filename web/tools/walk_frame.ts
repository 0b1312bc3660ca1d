// What a walk needs: friends on devices of their own, and sheets of what all of them see at one moment.
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { sideways } from "../tests/browser/opened";
import type { PretendServer } from "../tests/tables/pretend_server";

export type Friend = { readonly name: string; readonly page: Page; readonly context: BrowserContext };

export const devices = { desktop: [1280, 800], phone: [360, 740], tablet: [768, 1024] } as const;
export type Device = keyof typeof devices;

type Options = { readonly language: string; readonly colorScheme: "light" | "dark" };
type Coming = { readonly server?: PretendServer; readonly address?: string; readonly motion?: boolean };

export class Walk {
  readonly troubles: string[] = [];
  sheets = 0;
  private readonly out = resolve("shots/walk");
  private paper: Page | null = null;

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
    private readonly options: Options,
  ) {
    rmSync(this.out, { recursive: true, force: true });
    mkdirSync(this.out, { recursive: true });
  }

  complain(words: string): void {
    console.log(words);
    this.troubles.push(words);
  }

  async friend(name: string, device: Device, hash: string, coming: Coming = {}): Promise<Friend> {
    const [width, height] = devices[device];
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: this.options.colorScheme,
      locale: this.options.language,
      reducedMotion: coming.motion ? "no-preference" : "reduce",
      serviceWorkers: "block",
      hasTouch: width < 1000,
    });
    await coming.server?.serve(context);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !/registration blocked|WebSocket/.test(message.text()))
        this.complain(`${name}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.complain(`${name}: ${error.message}`));
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(`${coming.address ?? this.address}${hash}`);
    return { name, page, context };
  }

  // The screens of all, side by side, when what moves has come to rest, or after so many milliseconds.
  async sheet(words: string, friends: readonly Friend[], after = 900): Promise<void> {
    this.sheets += 1;
    const step = `${String(this.sheets).padStart(2, "0")}-${words}`;
    this.paper ??= await this.browser.newPage();
    await this.paper.waitForTimeout(after); // a program for people
    const pictures: string[] = [];
    for (const { name, page } of friends) {
      if ((await sideways(page)) > 0) this.complain(`${step}, ${name}: scrolls sideways`);
      const picture = (await page.screenshot()).toString("base64");
      const width = Math.round((page.viewportSize()?.width ?? 0) * 0.75);
      pictures.push(
        `<figure><figcaption>${name}</figcaption><img width="${width}" src="data:image/png;base64,${picture}"></figure>`,
      );
    }
    await this.paper.setContent(
      `<style>body{margin:12px;width:max-content;background:#888;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}figure{margin:0}</style><h1>${step}</h1><div>${pictures.join("")}</div>`,
    );
    const box = await this.paper.locator("body").boundingBox();
    await this.paper.setViewportSize({ width: Math.ceil((box?.width ?? 1000) + 24), height: 200 });
    await this.paper.screenshot({ path: resolve(this.out, `${step}.png`), fullPage: true });
  }

  async leave(friends: readonly Friend[]): Promise<void> {
    for (const { context } of friends) await context.close();
  }

  said(): string {
    return `${this.sheets} sheets in ${this.out}${this.troubles.length > 0 ? `, ${this.troubles.length} troubles` : ""}`;
  }
}
