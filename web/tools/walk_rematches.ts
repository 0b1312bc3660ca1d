// Three friends at the program's own server: taps to the first move, a draw that is offered and taken, a rematch, a
// resignation, and the score of the series.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, stopServer } from "../tests/app/real_server";
import { myTurn } from "../tests/app/opened";
import type { Friend, Walk } from "./walk_frame";

const most = { host: 5, guest: 3 }; // taps to the first move, on a phone, the name known

class Taps {
  count = 0;
  constructor(private readonly friend: Friend) {}
  async on(what: string): Promise<void> {
    const place = this.friend.page.locator(what).first();
    await place.waitFor();
    await place.tap();
    this.count += 1;
  }
}

async function named(friend: Friend, name: string): Promise<void> {
  await friend.page.evaluate((kept) => localStorage.setItem("sounder.settings", kept), JSON.stringify({ name }));
  await friend.page.reload();
}

export async function walkRematches(walk: Walk): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sounder-walk-"));
  const running = await startServer("--data", folder, "--address", "0.0.0.0");
  const { address } = running;
  const anna = await walk.friend("Anna, host", "phone", "", { address });
  const ben = await walk.friend("Ben", "phone", "", { address });
  await named(anna, "Anna");
  await named(ben, "Ben");
  const host = new Taps(anna);
  const guest = new Taps(ben);
  await host.on('.game-card[data-game="bite-the-pumpkin"] a[href*=friends]');
  await anna.page.locator(".new-match .form-end").waitFor();
  await walk.sheet("form-with-the-name-known", [anna]);
  await host.on(".form-end button");
  const link = anna.page.locator(".link-field input").first();
  await link.waitFor();
  await link.scrollIntoViewIfNeeded();
  await walk.sheet("lobby-with-addresses", [anna]);
  const hash = new URL(await link.inputValue()).hash;
  await ben.page.goto(address + hash);
  await ben.page.locator(".sit-down").waitFor();
  await guest.on(".sit-down [type=submit]");
  await anna.page.locator(".places", { hasText: "Ben" }).waitFor();
  await host.on(".begin button");
  const chiara = await walk.friend("Chiara is late", "tablet", hash, { address });
  const all = [anna, ben, chiara];
  for (const { page } of all) await page.locator(".frame.match").waitFor();
  for (const [taps, friend, limit] of [
    [host, anna, most.host],
    [guest, ben, most.guest],
  ] as const) {
    await myTurn(friend.page);
    const moves = () => friend.page.locator(".frame").getAttribute("data-moves");
    const before = await moves();
    for (let i = 0; i < 4 && (await moves()) === before; i += 1) {
      await taps.on(".dock [data-move]:visible, .board [data-lit=true]");
      await friend.page.waitForTimeout(400); // a program for people
    }
    console.log(`${friend.name}: ${taps.count} taps to the first move, at most ${limit}`);
    if (taps.count > limit) walk.complain(`${friend.name}: too many taps`);
  }
  await walk.sheet("both-have-moved", all);

  await ben.page.locator(".tools .tool").last().click();
  await ben.page.getByRole("button", { name: /draw|patta|nulle/i }).click();
  await anna.page.locator("[data-proposal]").waitFor();
  await ben.page.keyboard.press("Escape");
  await walk.sheet("draw-is-offered", all);
  await anna.page.locator("[data-proposal] .primary").click();
  for (const { page } of all) await page.locator(".ending").waitFor();
  await walk.sheet("draw-is-taken", all);

  await anna.page.locator(".ending .primary").first().click();
  await anna.page.locator(".places").waitFor();
  await walk.sheet("rematch-asked-for", all);
  await ben.page.locator(".ending .primary").first().click();
  await ben.page.locator(".places").waitFor();
  await anna.page.locator(".begin button").click();
  for (const { page } of [anna, ben]) await page.locator(".frame.match").waitFor();
  await ben.page.locator(".tools .tool").last().click();
  await ben.page.getByRole("button", { name: /^(Resign|Abbandona|Abandonner)/ }).click();
  await ben.page.locator("dialog button.primary").click();
  for (const { page } of [anna, ben]) await page.locator(".ending").waitFor();
  await walk.sheet("series-of-two", [anna, ben]);
  const score = await anna.page.locator(".ending .series").textContent();
  console.log(`The series: ${score}`);
  if (!/2.*Ben 0.*1|2.*1.*Ben 0/.test(score ?? "")) walk.complain(`the series says ${score}`);
  await walk.leave(all);
  await stopServer(running);
  rmSync(folder, { recursive: true, force: true });
}
