// A link as a QR code: dark squares on a light ground in both themes, with the quiet zone that cameras need.
import { encode } from "uqr";

const rim = 4; // squares

export function squaresOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: "M", border: rim });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

export function QrCode({ text, title }: { readonly text: string; readonly title: string }) {
  const { size, path } = squaresOf(text);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
