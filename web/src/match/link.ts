// A record as a link: compressed, in the fragment of the address, which browsers never send.
import { botLevel, seated, type RecordFile } from "./record";

const pack = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export async function packed(record: string): Promise<string> {
  const small = JSON.stringify(JSON.parse(record));
  const bytes = await pack(new TextEncoder().encode(small), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(link: string): Promise<string> {
  const binary = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await pack(bytes, new DecompressionStream("deflate-raw")));
}

// The only person of a match gets a name, so that people who open the link know who played.
export function shareable(record: string, name?: string): string {
  const file = JSON.parse(record) as RecordFile;
  const seats = file.seats.map(seated);
  const people = seats.filter((player) => botLevel(player) === null);
  if (!name || people.length !== 1 || file.sounder !== 2) return record;
  return JSON.stringify({ ...file, seats: seats.map((one) => (one === people[0] ? { name, ...one } : one)) });
}

// The address of a page of the app, for others. It names the game before the #, so that the server shows chat programs
// the game's picture.
export const linkTo = (game: string, path: string): string => `${location.origin}${location.pathname}?${game}#/${path}`;

export async function addressOf(record: string, name?: string, at?: number): Promise<string> {
  const { game } = JSON.parse(record) as RecordFile;
  return linkTo(game, `replay/r.${await packed(shareable(record, name))}${at === undefined ? "" : `?at=${at}`}`);
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
