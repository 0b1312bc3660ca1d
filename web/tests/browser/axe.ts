// The axe violations on a page or a part of it, with their first positions.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function objections(page: Page, part = "html", rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(part)}, ${options})`)) as AxeResults;
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, html, failureSummary = "" }) => `${String(target)} ${html.slice(0, 120)} ${failureSummary}`);
    return `${id}: ${places.join(" | ")}`;
  });
}
