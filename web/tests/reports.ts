// Reports made by the real program in a temporary folder. SOUNDER_BINARY names the program; the default is the last one
// built.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gameIds } from "../src/games/ids";

export const runs = [...gameIds, "layouts", "skill", "needed"] as const;
export type Run = (typeof runs)[number];

const root = fileURLToPath(new URL("../..", import.meta.url));

export function binary(): string {
  const given = process.env["SOUNDER_BINARY"];
  if (given) return given;
  const built = ["check", "dev", "release", "debug"]
    .map((preset) => join(root, "build", preset, "sounder"))
    .filter((path) => existsSync(path));
  const newest = built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (!newest) throw new Error("no sounder program is built; set SOUNDER_BINARY or run ./sounder once");
  return newest;
}

const layouts = `title = "Layouts"
game = "bite-the-pumpkin"
matches = 200
bots = ["greedy", "greedy"]
[[variant]]
name = "classic"
[[variant]]
name = "orchard"
options = { layout = "orchard" }
`;

export class Reports {
  readonly folder = mkdtempSync(join(tmpdir(), "sounder-report-"));

  // The path of a run's report.html.
  make(run: Run, matches = 200): string {
    const out = join(this.folder, run);
    const file = join(this.folder, "layouts.toml");
    writeFileSync(file, layouts);
    const games = ["--games", String(matches), "--luck", "20"];
    const asked: Partial<Record<Run, readonly string[]>> = {
      layouts: [file],
      skill: ["three-little-pigs", "--skill", "--bots", "random,greedy", ...games],
      needed: ["bite-the-pumpkin", "--bots", "greedy", "--each-without", ...games],
    };
    const what = asked[run] ?? [run, "--bots", "greedy", ...games];
    execFileSync(
      binary(),
      [
        "lab",
        "run",
        ...what,
        ...(what[0]?.endsWith(".toml") ? [] : ["--seed", "18446744073709551557"]),
        "--threads",
        "2",
        "--out",
        out,
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    return join(out, "report.html");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function summaryIn(path: string): string {
  const [, json] =
    /<script type="application\/json" id="summary">(.*?)<\/script>/s.exec(readFileSync(path, "utf8")) ?? [];
  if (json === undefined) throw new Error(`${path} has no summary`);
  return json;
}
