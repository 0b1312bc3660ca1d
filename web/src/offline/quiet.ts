// When the reader has what is wanted first: nothing is being loaded, the home page has been read for a while, because what is chosen
// there comes first, and in a match a move has been offered for a while.
const look = 1000; // milliseconds between two looks
const reading = 4000;
const thinking = 3000; // about the first move
const longestWait = 10_000;

const is = (what: string): boolean => document.querySelector(what) !== null;
export const offered = (): boolean => is("[data-move]");

let since = 0; // a move is offered

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
