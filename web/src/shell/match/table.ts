// What a table among friends adds to a match (shell/tables). A match of this browser has none of it.
import type { ComponentChildren, ComponentType, JSX } from "preact";
import type { Person } from "../../games/game";
import type { SeatName } from "../../match/situation";
import type { EndingProps } from "../parts/Ending";

export type TableExtras = {
  readonly people: readonly Person[];
  readonly note: (seat: SeatName) => ComponentChildren; // beside a name
  readonly talk: readonly [title: string, content: JSX.Element];
  readonly news: number; // number of unread chat lines
  readonly notes: ComponentChildren; // in the dock: link state, proposals
  readonly Ending: ComponentType<EndingProps>;
  readonly moveWaits: boolean; // an own move is not sent yet
  readonly waiting: string; // instead of "Anna thinks": who is awaited
  readonly tools: { readonly undo: boolean; readonly hint: boolean };
};
