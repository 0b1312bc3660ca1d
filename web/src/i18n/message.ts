// Messages: a key with typed arguments. The keys of a game and their arguments are in src/generated/<game>.ts, which
// the build makes from the engine's own table.
export type Seat = "p1" | "p2" | "p3" | "p4" | "p5" | "p6";
export type Card = { readonly of: string; readonly id: string; readonly name: string };
export type Given = string | number | boolean | Card | Message | readonly Given[];
export type Message = { readonly key: string; readonly [place: string]: Given };
// A legal move: its message, and its notation in `text`.
export type Move = Message & { readonly text: string };
// Several moves offered as one.
export type Plan = Message & { readonly texts: readonly string[] };
