// The story of a replay: every line leads to its move.
import type { AnyGameModule } from "../../games/game";
import type { Story } from "../../match/situation";
import type { GameLocalizer } from "../../text/game_localizer";
import { SeatFace } from "../frame/SeatFace";

type Props = {
  readonly module: AnyGameModule;
  readonly view: unknown;
  readonly stories: readonly Story[];
  readonly localizer: GameLocalizer;
  readonly at: number;
  readonly go: (at: number) => void;
};

export const ReplayLog = ({ module, view, stories, localizer, at, go }: Props) => (
  <ol class="log">
    {stories.map((one) => (
      <li key={one.number} data-seat={one.seat ?? "chance"} aria-current={one.number === at ? "step" : undefined}>
        <button class="log-line" onClick={() => go(one.number)}>
          <span class="quiet">{one.number}</span> {one.seat && <SeatFace module={module} view={view} seat={one.seat} />}
          <span>{localizer.line(one)}</span>
        </button>
      </li>
    ))}
  </ol>
);
