// An evening at one table, from the lobby to the end, with all that may happen between.
import { engineOf } from "../tests/games/played";
import { PretendServer } from "../tests/tables/pretend_server";
import type { Walk } from "./walk_frame";

export const table = "#/table/abcdefghijkl";

export async function serverOf(game: string): Promise<PretendServer> {
  const { engine, facts } = await engineOf(game);
  return new PretendServer(engine, facts);
}

export async function walkEvening(walk: Walk, game: string): Promise<void> {
  const server = await serverOf(game);
  server.set(["Anna", "Ben", "open"], { grace: 120, hints: false });
  server.reach = { origins: ["http://192.168.1.20:8080", "http://10.1.2.3:8080"], only_here: false };
  const anna = await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server });
  const ben = await walk.friend("Ben", "phone", `${table}/secret-of-p2`, { server });
  const chiara = await walk.friend("Chiara", "tablet", table, { server });
  await chiara.page.locator(".sit-down").waitFor();
  await ben.page.locator(".places").waitFor();
  server.change({ watching: 1 }); // Chiara, who types her name
  await walk.sheet("lobby", [anna, ben, chiara]);
  server.change({ watching: 0 });
  await chiara.page.locator(".sit-down input").fill("Chiara-Magdalena von Oink".slice(0, 24));
  await walk.sheet("name-is-full", [anna, ben, chiara]);
  await chiara.page.locator(".sit-down [type=submit]").click();
  const eve = await walk.friend("Eve watches", "phone", table, { server });
  server.say("p2", "Hello, all!");
  await walk.sheet("everybody-sits", [anna, ben, chiara, eve]);

  server.start();
  const all = [anna, ben, chiara, eve];
  for (const { page } of all) await page.locator(".frame.match").waitFor();
  await walk.sheet("start", all);
  server.play(1);
  await walk.sheet("one-has-moved", all);
  server.play(6);
  await walk.sheet("later", all);
  server.say("p1", "What a lot of mud");
  await walk.sheet("said", all);
  await ben.page.locator(".tools .tool").last().click();
  await walk.sheet("table-panel", all);
  await ben.page.keyboard.press("Escape");
  server.change({ proposal: { number: 7, kind: "undo", by: "p2", to: 0, waits: ["p1"], agreed: ["p3"] } });
  await walk.sheet("undo-asked", all);
  server.change({
    proposal: undefined as never,
    decided: { number: server.seq + 1, kind: "undo", by: "p2", came: "refused", who: "p1" },
  });
  await walk.sheet("undo-refused", all);
  server.change({ decided: undefined as never });
  const mover = server.situation("").seats[0] ?? "p1";
  server.place(mover, { here: false });
  await walk.sheet("away", all);
  server.place(mover, { by: "bot:casual", why: "away" });
  await walk.sheet("bot-plays", all);
  server.place(mover, { by: undefined as never, why: undefined as never, here: true });
  await server.cut();
  await ben.page.locator("[data-line]").waitFor();
  await walk.sheet("offline", all);
  const move = ben.page.locator(".dock [data-move]:visible, .board [data-move]:visible").first();
  if (await move.count()) await move.click();
  await walk.sheet("offline-moved", all);
  server.deaf = false;
  for (const { page } of all)
    await page
      .locator("[data-line] button")
      .click({ timeout: 1000 })
      .catch(() => undefined);
  await ben.page.locator("[data-line]").waitFor({ state: "detached" });
  server.change({ stage: "ended", ended: "agreed", series: { played: 1, wins: [1, 0, 0] } });
  await walk.sheet("ended-by-agreement", all);
  server.change({ stage: "playing", ended: undefined as never });
  server.play(2000);
  for (const { page } of all) await page.locator(".ending").waitFor();
  await walk.sheet("end", all);
  for (const { page } of [anna, ben]) await page.goto(new URL("#/", page.url()).href);
  await ben.page.locator(".my-tables summary").click();
  await walk.sheet("home", [anna, ben]);
  await walk.leave(all);
}
