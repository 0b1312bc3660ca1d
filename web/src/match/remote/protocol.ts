// The messages between app and server. src/protocol/messages.json describes them; the app has its own names for some of
// their types.
import { toApp, type ToApp, type ToServer } from "../../generated/protocol";
import { shapeErrors, type Shape } from "../../shared/shape";

export { version as protocolVersion } from "../../generated/protocol";
export type {
  Clock,
  Dice,
  Key as TableKey,
  Line as ChatLine,
  Place as TableSeat,
  Proposal,
  Reaction,
  SeatTime,
  Stage,
  State as TableState,
  Summary as TableSummary,
  ToApp,
  ToAppOf,
  ToServer,
  ToServerOf,
  UndoRule,
} from "../../generated/protocol";

export type Command = Extract<ToServer, { readonly id: string }>;
export type Answer = Extract<ToApp, { readonly re: string }>;
export type Code = Extract<ToApp, { readonly is: "no" }>["code"];

const shapes: Readonly<Record<string, Shape<unknown>>> = toApp;

// The message in a text, or null.
export function messageIn(data: unknown): ToApp | null {
  try {
    const message = JSON.parse(String(data)) as ToApp | null;
    const shape = message && Object.hasOwn(shapes, message.is) ? shapes[message.is] : undefined;
    return shape && shapeErrors(shape, message).length === 0 ? message : null;
  } catch {
    return null;
  }
}
