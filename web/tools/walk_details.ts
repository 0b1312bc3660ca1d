// Places that were once unreadable, cut or wrong: one sheet each.
import { table, serverOf } from "./walk_evening";
import type { Friend, Walk } from "./walk_frame";

const playing = (friends: readonly Friend[]) =>
  Promise.all(friends.map(({ page }) => page.locator(".frame.match").waitFor()));
const openTable = ({ page }: Friend) => page.locator(".tools .tool").last().click();

// Six seats with clocks, bots, initials that clash; several are awaited; the reveal.
async function six(walk: Walk): Promise<void> {
  const server = await serverOf("happy-pigs");
  const minutes = { kind: "match", seconds: 600, more: 10 } as const;
  server.set(["Anna", "Ben", "Chiara-Magdalena von Oin", "bot:casual", "bot:casual", "Claire"], { clock: minutes });
  const runs = (["p1", "p2", "p3", "p6"] as const).map((seat, i) => ({
    seat,
    left: 605_000 - i * 195_000,
    runs: true,
  }));
  server.times = runs;
  const all = [
    await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server }),
    await walk.friend("Ben", "phone", `${table}/secret-of-p2`, { server }),
    await walk.friend("Chiara", "tablet", `${table}/secret-of-p3`, { server }),
    await walk.friend("Eve watches", "phone", table, { server }),
  ];
  await all[3]?.page.locator(".places").waitFor();
  server.start();
  await playing(all);
  for (let i = 0; i < 200 && server.situation("").seats.length < 4; i += 1) server.play(1);
  server.place("p6", { here: false });
  await walk.sheet("six-choose-in-secret", all);
  const awaited = server.situation("").seats.length;
  server.play(1);
  await walk.sheet("one-of-six-has-chosen", all);
  server.play(awaited - 1);
  await walk.sheet("reveal", all);
  await walk.leave(all);
}

// Numbers that fly, halfway.
async function flying(walk: Walk): Promise<void> {
  const server = await serverOf("happy-pigs");
  server.set(["Anna", "Ben", "Chiara"]);
  const all = [
    await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server, motion: true }),
    await walk.friend("Ben", "phone", `${table}/secret-of-p2`, { server, motion: true }),
  ];
  server.start();
  await playing(all);
  server.play(1);
  await walk.sheet("numbers-fly", all, 450);
  await walk.leave(all);
}

async function pumpkins(walk: Walk): Promise<void> {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Anna", "Ben"], { series: { played: 2, wins: [1, 1] } });
  const anna = await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server });
  const ben = await walk.friend("Ben", "phone", `${table}/secret-of-p2`, { server });
  const phone = await walk.friend("Anna's phone", "phone", `${table}/secret-of-p1`, { server });
  const all = [anna, ben, phone];
  server.start();
  await playing(all);
  await phone.page.locator(".board [data-lit=true], .board [data-move]").first().tap();
  await walk.sheet("first-tap", all);
  server.change({ proposal: { number: 7, kind: "end", by: "p2", waits: ["p1"], draw: true } });
  await walk.sheet("draw-offered", all);
  server.change({ proposal: undefined as never });
  server.play(2000);
  for (const { page } of all) await page.locator(".ending").waitFor();
  await walk.sheet("pumpkins-end", all);
  for (const { page } of all)
    await page.evaluate(() => {
      for (const one of document.querySelectorAll(".ending, .ending *")) one.scrollTop = one.scrollHeight;
    });
  await walk.sheet("pumpkins-end-below", all);
  await walk.leave(all);
}

async function wild(walk: Walk): Promise<void> {
  const server = await serverOf("wild-pigs");
  server.set(["Anna", "Ben", "Chiara"]);
  const all = [
    await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server }),
    await walk.friend("Eve watches", "phone", table, { server }),
    await walk.friend("Finn watches", "tablet", table, { server }),
  ];
  await all[2]?.page.locator(".places").waitFor();
  server.start();
  await playing(all);
  server.play(9);
  await walk.sheet("wild-pigs-watched", all);
  await walk.leave(all);
}

// The code for another device, in the lobby and beside the match.
async function codes(walk: Walk): Promise<void> {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Anna", "Ben"]);
  const all = [
    await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server }),
    await walk.friend("Ben", "phone", `${table}/secret-of-p2`, { server }),
  ];
  const code = async ({ page }: Friend) => {
    await page
      .locator("details", { has: page.locator(".row button") })
      .locator("summary")
      .first()
      .click();
    await page.locator("details[open] .row button").last().click();
    await page.locator(".code").waitFor();
  };
  for (const one of all) await code(one);
  await walk.sheet("code-in-the-lobby", all);
  server.start();
  await playing(all);
  for (const one of all) await openTable(one).then(() => code(one));
  await walk.sheet("code-in-the-match", all);
  await walk.leave(all);
}

// My tables with bots; the lobby of a rematch that not all have come to.
async function between(walk: Walk): Promise<void> {
  const server = await serverOf("happy-pigs");
  server.set(["Anna", "Ben", "bot:novice", "bot:novice", "bot:casual"], {
    series: { played: 1, wins: [1, 0, 0, 0, 0] },
  });
  server.place("p2", { here: false });
  const all = [
    await walk.friend("Anna", "desktop", `${table}/secret-of-p1`, { server }),
    await walk.friend("Anna's phone", "phone", `${table}/secret-of-p1`, { server }),
  ];
  for (const { page } of all) await page.locator(".begin").waitFor();
  await walk.sheet("rematch-lobby-one-away", all);
  for (const { page } of all) await page.goto(new URL("#/", page.url()).href);
  for (const { page } of all) await page.locator(".my-tables li").first().waitFor();
  await walk.sheet("my-tables-with-bots", all);
  for (const { page } of all) await page.goto(new URL("#/friends/happy-pigs", page.url()).href);
  for (const { page } of all) await page.getByRole("radio", { name: "6", exact: true }).check();
  await walk.sheet("table-form-of-six", all);
  await walk.leave(all);
}

export async function walkDetails(walk: Walk): Promise<void> {
  for (const place of [six, flying, pumpkins, wild, codes, between]) await place(walk);
}
