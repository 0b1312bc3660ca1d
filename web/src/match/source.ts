// Where a match comes from: the engine in this browser, or (later) a server. A board does not know which.
import type { Player } from "./record";
import type { Facts, Hint, Message, Peek, SeatName, Situation, Story } from "./situation";

// What is on the table for the eyes that look at it now.
export type Scene = {
  readonly situation: Situation;
  readonly stories: readonly Story[]; // all moves so far
  readonly said: readonly Message[]; // what happened beside moves just now: that something was taken back
  readonly viewer: SeatName | null; // whose; null for somebody who only watches
  readonly handOver: SeatName | null; // the device has to go to this person before anything is shown
  readonly thinking: SeatName | null; // a bot that thinks
  readonly kept: boolean; // false: this browser could not keep the last move
  readonly following: boolean; // it is played in another tab: nobody is asked here
};

export interface MatchSource {
  readonly facts: Facts;
  readonly players: readonly Player[]; // one a seat
  scene(): Scene;
  // Called after every change; the answer ends it.
  watch(changed: () => void): () => void;
  // One move or the moves of a plan. A refusal says why.
  play(seat: SeatName, texts: string | readonly string[]): Promise<void>;
  // The seat's last move, or all but the first `to` moves (match/way_back.ts).
  undo(seat: SeatName, to?: number): Promise<void>;
  hurry(): void; // whoever taps does not want to watch others one by one: no pauses until a person is asked
  takeOver(): void; // the person named by `handOver` has the device
  playHere(): void; // whoever follows plays here from now on, and the other tab follows
  peek(seat: SeatName, move: string): Promise<Peek>;
  hint(seat: SeatName, level: string): Promise<Hint>;
  stopHint(): void; // the one asked for is not wanted any more
  record(): Promise<string>;
  close(): void;
}
