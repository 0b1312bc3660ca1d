// Names beside the dots of a scatter plot: as many as fit without touching each other. Earlier names in the list have
// precedence.

export type LabelSpot = { readonly x: number; readonly y: number; readonly text: string };
export type Placed = LabelSpot & { readonly side: "left" | "right" };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const lineHeight = 13;
const letterWidth = 6.2;
const gap = 8;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function placed(spots: readonly LabelSpot[], width: number, most: number): readonly Placed[] {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  const out: Placed[] = [];
  spots.forEach((spot, own) => {
    if (out.length >= most) return;
    const long = spot.text.length * letterWidth;
    for (const side of ["right", "left"] as const) {
      const left = side === "right" ? spot.x + gap : spot.x - gap - long;
      const box = { left, right: left + long, top: spot.y - lineHeight / 2, bottom: spot.y + lineHeight / 2 };
      if (box.left < 0 || box.right > width) continue;
      if (taken.some((other, i) => i !== own && meet(box, other))) continue;
      taken.push(box);
      out.push({ ...spot, side });
      return;
    }
  });
  return out;
}
