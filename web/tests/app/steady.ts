// Whether a board stays where it is: which of its elements have moved between two positions, and decisions made by
// pointing at what the screen offers.
import type { Page } from "playwright-core";
import { movesMade, myTurn } from "./opened";

// What moves by the rules: pigs, dice that are kept, houses that grow.
const pieces = ".hp-pig, .wp-place, .tp-die, .tp-house";

declare global {
  var steady: { readonly faults: string[]; quiet: number };
}

// Notes every element of the board that was there before and lies elsewhere now, after each change. Lines of words
// are written anew inside of their box: the box itself must not move, and what is in it may where the words changed.
export const watchBoard = (page: Page): Promise<void> =>
  page.evaluate((movable) => {
    type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
    const board = document.querySelector("[data-board]");
    if (!board) throw new Error("no board");
    const cells = "button, p, li, h2, [role=img], .wp-look";
    let places = new Map<Element, Place>();
    let words = new Map<Element, string>();
    const name = (one: Element) =>
      `${one.parentElement?.className ?? ""} > ${one.getAttribute("class") || one.tagName.toLowerCase()}`;
    const look = () => {
      const now = new Map<Element, Place>();
      const said = new Map<Element, string>();
      for (const one of board.querySelectorAll<HTMLElement>("*")) {
        if (one.closest(`${movable}, .visually-hidden`) || one.parentElement?.closest("svg") || !one.checkVisibility())
          continue;
        const { left, top, width, height } = one.getBoundingClientRect();
        now.set(one, { left, top, width, height });
        if (one.matches(cells)) said.set(one, one.textContent ?? "");
      }
      const moves = document.querySelector<HTMLElement>(".frame")?.dataset["moves"];
      for (const [one, is] of now) {
        const was = places.get(one);
        if (!was) continue;
        const cell = one.parentElement?.closest(cells);
        if (cell && said.get(cell) !== words.get(cell)) continue;
        const by = (["left", "top", "width", "height"] as const).filter((key) => Math.abs(is[key] - was[key]) > 1);
        if (by.length > 0)
          steady.faults.push(
            `${name(one)}: ${by.map((key) => `${key} ${Math.round(was[key])} to ${Math.round(is[key])}`).join(", ")} (move ${moves})`,
          );
      }
      places = now;
      words = said;
    };
    globalThis.steady = { faults: [], quiet: 0 };
    new MutationObserver(() => void (steady.quiet = 0)).observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    // A board that measures itself is drawn again in the next frame.
    const frame = () => {
      steady.quiet += 1;
      if (steady.quiet === 3) look();
      requestAnimationFrame(frame);
    };
    frame();
  }, pieces);

const settled = (page: Page): Promise<unknown> => page.waitForFunction(() => steady.quiet > 3);

export async function faultsOf(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => steady.faults);
}

// Presses something that can be pressed. The share, from 0 to 1, says which. Returns whether that makes a move.
function pressIn(share: number): boolean {
  const open = [
    ...document.querySelectorAll<HTMLElement>(
      ".board button[data-glow=true], .board button[data-move], .board [data-move][role=button], .dock [data-move]",
    ),
  ].filter(
    (one) =>
      one.checkVisibility() &&
      !one.matches(":disabled, [aria-disabled=true], [aria-pressed=true], [data-legal=false], [data-mark^=tab-]"),
  );
  const one = open[Math.floor(share * open.length)];
  one?.click();
  return one?.dataset["move"] !== undefined;
}

// Plays on until the match is over or so many decisions are made; returns how many.
export async function playOn(page: Page, roll: (below: number) => number, most: number): Promise<number> {
  let decisions = 0;
  while (decisions < most && (await myTurn(page)) === "asked") {
    await settled(page);
    const before = await movesMade(page);
    // Something selected is played in the dock, or there is another try.
    const moves = await page.evaluate(pressIn, roll(1000) / 1000);
    if (!moves) {
      await settled(page);
      continue;
    }
    await page.waitForFunction(
      (count) =>
        Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count ||
        document.querySelector(".ending, .refusal"),
      before,
    );
    decisions += 1;
  }
  return decisions;
}
