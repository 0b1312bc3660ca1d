// The interface between a match and its board. LocalMatch plays in this browser, RemoteMatch at a table on a server. A
// board does not know which of them it has.
import type { KeptPlayer } from "./record";
import type { Facts, Hint, Message, Peek, SeatName, Situation, Story } from "./situation";

// What the present viewer is shown.
export type Scene = {
  readonly situation: Situation;
  readonly stories: readonly Story[]; // all moves so far
  readonly said: readonly Message[]; // what has just happened besides moves, such as moves taken back
  readonly viewer: SeatName | null; // null for the audience
  readonly handOver: SeatName | null; // the person who must take the device before anything is shown
  readonly thinking: SeatName | null; // the bot that is thinking
  readonly kept: boolean; // false: this browser could not keep the last move
  readonly following: boolean; // the match is played in another tab; nobody is asked in this one
};

export interface MatchSource {
  readonly facts: Facts;
  readonly players: readonly KeptPlayer[]; // by seat
  scene(): Scene;
  // Calls `changed` after every change. The returned function ends that.
  watch(changed: () => void): () => void;
  // Plays one move, or the moves of a plan. Rejects with a Refusal that has the reason.
  play(seat: SeatName, texts: string | readonly string[]): Promise<void>;
  // Takes back the seat's last move, or all but the first `to` moves (match/way_back.ts).
  undo(seat: SeatName, to?: number): Promise<void>;
  hurry(): void; // skips the pauses between moves until a person is asked
  takeOver(): void; // the person named by `handOver` has the device
  playHere(): void; // plays in this tab from now on; the other tab follows
  peek(seat: SeatName, move: string): Promise<Peek>;
  hint(seat: SeatName, level: string): Promise<Hint>;
  stopHint(): void; // cancels the hint that was asked for
  record(): Promise<string>;
  close(): void;
}
