// When the reader has what is wanted first: nothing is being loaded, the home page has been read for a while, because what is chosen
// there comes first, and in a match a move is offered.
const look = 1000; // milliseconds between two looks
const reading = 4000;
const longestWait = 10_000;

const is = (what: string): boolean => document.querySelector(what) !== null;
const inMatch = (): boolean => is('main[data-page="match"]');
const offered = (): boolean => is("[data-move]");

function busy(): boolean {
  const time = performance.now();
  if (inMatch()) return !offered() && time < longestWait;
  return is(".waiting") || (is(".home") && time < reading);
}

const idle = (act: () => void): unknown => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, look));

export function whenQuiet(act: () => void, held = () => false): void {
  idle(() => (busy() || held() ? setTimeout(() => whenQuiet(act, held), look) : act()));
}

// Says whether a match is open in which nobody has touched anything that makes a move.
export function beforeFirstMove(): () => boolean {
  let moved = false;
  const touched = () => (moved ||= inMatch() && offered());
  for (const kind of ["pointerup", "keyup"]) addEventListener(kind, touched, { passive: true });
  return () => inMatch() && !moved && performance.now() < longestWait;
}
