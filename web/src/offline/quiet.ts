// Runs work when the reader has what was asked for: nothing is loading, the home page has been open for a while, and in
// a match a move has been offered for a while.
const look = 1000; // milliseconds between two checks
const reading = 4000;
const thinking = 3000; // milliseconds after the first move was offered
const longestWait = 10_000;

const is = (what: string): boolean => document.querySelector(what) !== null;
export const offered = (): boolean => is("[data-move]");

let since = 0; // when a move was first offered

function busy(): boolean {
  const time = performance.now();
  if (!is('main[data-page="match"]')) return is(".waiting") || (is(".home") && time < reading);
  since = offered() ? since || time : 0;
  return since ? time < since + thinking : time < longestWait;
}

export function whenQuiet(act: () => void, held = () => false): void {
  const again = () => setTimeout(() => whenQuiet(act, held), look);
  if (busy() || held()) again();
  else ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(act);
}
