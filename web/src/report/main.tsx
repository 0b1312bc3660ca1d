// Reads the data in the page and draws the report. When printed, everything is shown, also what is folded on the
// screen.
import { render } from "preact";
import "../shared/theme.css";
import { Report } from "./Report";
import { readSummary } from "./summary";
import { say } from "./text/say";
import { Troubles } from "./Troubles";

async function numbers(): Promise<string> {
  const found = document.getElementById("summary")?.textContent ?? "";
  if (import.meta.env.DEV && found.startsWith("@")) return JSON.stringify((await import("./sample.json")).default);
  return found;
}

const root = document.getElementById("report");
const read = readSummary(await numbers());
if (root && "summary" in read) {
  const { summary } = read;
  document.title = `${summary.title} \u00b7 ${say("lab")}`;
  const show = (whole: boolean) => render(<Report summary={summary} whole={whole} />, root);
  show(false);
  let opened: readonly HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    show(true);
    opened = [...root.querySelectorAll("details")].filter((details) => !details.open);
    for (const details of opened) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
    show(false);
  });
} else if (root && "troubles" in read) {
  render(<Troubles troubles={read.troubles} />, root);
}
