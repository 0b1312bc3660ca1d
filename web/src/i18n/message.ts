// What the engine says: a key and typed arguments. Which keys there are, with what, is in src/generated/<game>.ts, which the build
// writes from the engine's own table.
export type Seat = "p1" | "p2" | "p3" | "p4" | "p5" | "p6";
export type Card = { readonly of: string; readonly id: string; readonly name: string };
export type Given = string | number | boolean | Card | Message | readonly Given[];
export type Message = { readonly key: string; readonly [place: string]: Given };
// A move that can be made: what it is, and its notation.
export type Move = Message & { readonly text: string };
// Several moves that are offered as one.
export type Plan = Message & { readonly texts: readonly string[] };
