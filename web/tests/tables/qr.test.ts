// The QR code of a link, read by another library than the one that drew it.
import jsqr from "jsqr";
import { expect, it } from "vitest";
import { squaresOf } from "../../src/shell/tables/QrCode";

const scale = 4; // pixels a square

// The path drawn as a camera would see it.
function pixelsOf({ size, path }: ReturnType<typeof squaresOf>): Uint8ClampedArray {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; ++dy) {
      const at = 4 * ((Number(y) * scale + dy) * width + Number(x) * scale);
      for (let i = at; i < at + 4 * scale; ++i) if (i % 4 !== 3) pixels[i] = 0;
    }
  return pixels;
}

it.each([
  "http://127.0.0.1:8080/#/table/abcdefghijkl",
  `https://pigs.example.org/games/sounder/#/table/abcdefghijkl/${"x".repeat(22)}`,
])("reads %s", (link) => {
  const squares = squaresOf(link);
  const width = squares.size * scale;
  expect(jsqr(pixelsOf(squares), width, width)?.data).toBe(link);
});
