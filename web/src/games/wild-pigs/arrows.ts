// Arrow keys on the board: the focus moves to the nearest button in that direction.
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function step(arrow: string, among: readonly HTMLElement[]): void {
  const way = ways[arrow];
  const from = document.activeElement?.getBoundingClientRect();
  if (!way || !from) return;
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const one of among) {
    const to = one.getBoundingClientRect();
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + 3 * Math.abs(dx * way[1] + dy * way[0]);
    if (ahead > 4 && far < least) [least, nearest] = [far, one];
  }
  nearest?.focus();
}
