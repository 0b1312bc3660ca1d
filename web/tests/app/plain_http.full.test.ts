// The app over plain HTTP, as from a host at home (http://192.168.1.5:8080): no WebCrypto, clipboard, share sheet,
// service worker or notification. Everything works without them except the check of the dice, and the page says so.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../browser/browser";
import { friendAt, leave, plays, twoAt, type Way } from "./friends";
import { movesMade, myTurn, playNow, defaultSeed } from "./opened";
import { startServer, stopServer, type Running } from "./real_server";

let browser: Browser;
let server: Running;
const folder = mkdtempSync(join(tmpdir(), "sounder-plain-http-"));
beforeAll(async () => {
  server = await startServer("--data", folder);
  browser = await openBrowser("--host-resolver-rules=MAP friends.test 127.0.0.1"); // loopback itself would be trusted
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const way = (): Way => ({ browser, address: `http://friends.test:${new URL(server.address).port}/` });

it("plays a table to the end, and says what checking the dice needs", async () => {
  const { ada, bo } = await twoAt("three-little-pigs", way(), undefined, way(), async ({ page }) => {
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByText("Copy it from the field.").waitFor();
    await page.getByRole("button", { name: "Change my name" }).click();
    await page.getByLabel("Your name").fill("Bonnie");
    await page.keyboard.press("Enter");
    await page.locator('.places [data-mine="true"]', { hasText: "Bonnie" }).waitFor();
  });
  await ada.page.getByRole("button", { name: "Table" }).click();
  await ada.page.getByText("My seat on another device").click();
  await ada.page.getByRole("button", { name: "A short code to type" }).click();
  const other = await friendAt(way(), "#/table");
  await other.page.getByLabel("Code").fill((await ada.page.locator(".code").textContent()) ?? "");
  await other.page.getByRole("button", { name: "To my seat" }).click();
  await other.page.locator('.seats [data-seat="p1"]', { hasText: "You" }).waitFor();
  await ada.page.getByLabel("Say something").fill("Hello");
  await ada.page.keyboard.press("Enter");
  await bo.page.locator(".note", { hasText: "Hello" }).waitFor();
  await ada.page.keyboard.press("Escape");
  const reload = () => ada.page.reload();
  await Promise.all([ada, bo].map((one, i) => plays(one, defaultSeed + i, i === 0 ? 5 : -1, reload)));

  const insecure = /needs a secure page \(HTTPS\).*sounder verify/;
  await ada.page.getByRole("button", { name: "Check the dice" }).click();
  await ada.page.locator(".dice-report li", { hasText: insecure }).waitFor();
  expect(await ada.page.locator(".dice-report li").count()).toBe(1);
  const [file] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.getByRole("button", { name: "Save the record" }).click(),
  ]);
  expect(file.suggestedFilename()).toContain("three-little-pigs");
  await ada.page.getByRole("link", { name: "Replay" }).click();
  await ada.page.locator(".frame.replay").waitFor();
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Check the dice" }).click();
  await ada.page.getByText(insecure).waitFor();
  await bo.page.getByRole("button", { name: /Rematch/ }).click();
  await bo.page.locator('.places li[data-mine="true"]').waitFor();
  await leave(ada, bo, other);
});

it("plays a bot, and goes on after a reload", async () => {
  const ada = await friendAt(way(), "");
  await playNow(ada.page, "bite-the-pumpkin");
  await ada.page.locator(".board [data-move]:visible").first().click();
  await ada.page.waitForFunction(() => document.querySelector<HTMLElement>(".frame")?.dataset["moves"] !== "0");
  await myTurn(ada.page);
  const moves = await movesMade(ada.page);
  await ada.page.reload();
  await myTurn(ada.page);
  expect(await movesMade(ada.page)).toBe(moves);
  await leave(ada);
});
