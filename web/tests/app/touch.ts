// What a finger does, with the browser's own touch events.
import type { Page } from "playwright-core";

// A line drawn by a finger.
export async function swipe(
  page: Page,
  from: { readonly x: number; readonly y: number },
  x: number,
  y: number,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await send("touchStart", [from]);
  for (let step = 1; step <= 5; step += 1)
    await send("touchMove", [{ x: from.x + (x * step) / 5, y: from.y + (y * step) / 5 }]);
  await send("touchEnd", []);
  await devtools.detach();
}
