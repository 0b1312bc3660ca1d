// The face of a seat: the game's own drawing, or the seat's pig.
import type { AnyGameModule } from "../../games/game";
import type { SeatName } from "../../match/situation";
import { PigFace } from "../../shared/PigFace";

type Props = { readonly module: AnyGameModule; readonly view: unknown; readonly seat: SeatName };

export const SeatFace = ({ module, view, seat }: Props) => <>{module.face?.(view, seat) || <PigFace seat={seat} />}</>;
