// The best and the worst move, with links to them. A worker finds them after the card is shown; until then, and if no
// move stands out, nothing is drawn.
import { useEffect, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import { gameEntry } from "../../games/list";
import { evaluatedPeaks, provenPeaks, type Peak, type Peaks } from "../../match/peaks";
import { weighed } from "../../match/review";
import type { Result, Story } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { Words } from "../../shared/Words";
import type { GameLocalizer } from "../../text/game_localizer";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";

type Props = {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly localizer: GameLocalizer;
  readonly result: Result;
  readonly id: string;
};

const cardFirst = 700; // milliseconds until the card has come to rest

function usePeaks({ source, game, result }: Props): Peaks | null {
  const { settings } = useShell();
  const [peaks, setPeaks] = useState<Peaks | null>(null);
  useEffect(() => {
    let engine: EngineLink | null = null;
    const work = async () => {
      const entry = gameEntry(game.module.id);
      if (!entry) return;
      engine = new EngineLink(entry.engine);
      await engine.call("open", await source.record());
      const { stories } = await engine.call<{ readonly stories: readonly Story[] }>("stories", "", 0);
      const looking = { engine, stories, people: weighed(source.players), level: settings.hints };
      const { proof } = game.module;
      setPeaks(proof ? await provenPeaks(looking, result.winners, proof) : await evaluatedPeaks(looking));
      engine.stop();
    };
    const timer = setTimeout(() => void work().catch(() => undefined), cardFirst); // without them the card is still complete
    return () => {
      clearTimeout(timer);
      engine?.stop();
    };
  }, [source]);
  return peaks;
}

export function PeakLines(props: Props) {
  const { say, language } = useShell();
  const { localizer, id } = props;
  const peaks = usePeaks(props);
  const signed = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const line = (key: "bestMove" | "worstMove", proven: "provenWon" | "provenLost", peak: Peak | null) =>
    peak && (
      <li>
        <a class="peak" data-peak={key} href={`#/replay/${id}?at=${peak.number}`}>
          <span class="quiet">
            {say(key)} · {say("moveNumber", { n: peak.number })}
          </span>
          <b>
            <Words text={localizer.line({ number: peak.number, seat: peak.seat, move: peak.played, told: [] })} />
            {peak.gained !== null && ` (${signed.format(peak.gained)})`}
          </b>
          {peak.gained === null && <span>{say(proven)}</span>}
          {peak.better && <span>{say("betterMove", { best: localizer.button(peak.better) })}</span>}
        </a>
      </li>
    );
  return (
    <ul class="peaks" data-known={peaks !== null}>
      {peaks && line("bestMove", "provenWon", peaks.best)}
      {peaks && line("worstMove", "provenLost", peaks.worst)}
    </ul>
  );
}
