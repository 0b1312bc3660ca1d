// The walk of three friends: one table seen on a desktop, a phone and a tablet at the same time, and by somebody who
// watches. One contact sheet a step:
//   npm run walk -- [game] [--language it] [--scheme dark] [--part evening|details|rematches]
// Shows dist-app (npm run build:app) with a server that the walk controls, and the program's own server; writes
// shots/walk/<step>.png. Ends with status 1 where a page said something to the console, scrolls sideways, or asks for
// more taps than it may.
import { parseArgs } from "node:util";
import { serveApp } from "../tests/app/serve";
import { openBrowser } from "../tests/browser/browser";
import { walkDetails } from "./walk_details";
import { walkEvening } from "./walk_evening";
import { Walk } from "./walk_frame";
import { walkRematches } from "./walk_rematches";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string", default: "en" },
    scheme: { type: "string", default: "light" },
    part: { type: "string" },
  },
});
const [game = "happy-pigs"] = positionals;
const parts: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  evening: (walk) => walkEvening(walk, game),
  details: walkDetails,
  rematches: walkRematches,
};

const served = await serveApp();
const browser = await openBrowser();
const walk = new Walk(browser, served.address, {
  language: values.language ?? "en",
  colorScheme: values.scheme === "dark" ? "dark" : "light",
});
for (const [name, part] of Object.entries(parts)) if (!values.part || values.part === name) await part(walk);

await browser.close();
served.server.close();
console.log(walk.said());
process.exitCode = walk.troubles.length > 0 ? 1 : 0;
