// A game on the home page. Chips ask for opponents and seat, and remember the last answer.
import { warmEngine } from "../../engine/link";
import type { GameEntry } from "../../games/list";
import { begin, type MatchSetup } from "../../match/begin";
import { fitChoice, fitOf } from "../../match/fit";
import { levels } from "../../match/levels";
import { hasWon } from "../../match/outcome";
import { all, type MatchInfo } from "../../match/shelf";
import { inLanguage, type Language } from "../../text/languages";
import { useBegin } from "../route";
import type { Choice, Settings } from "../settings";
import { useShell } from "../shell";
import { nameOfLevel } from "./names";

// Loads in parallel all that a match needs: page, engine, board and words.
function warm(game: GameEntry, language: Language): void {
  warmEngine(game.engine);

  void game.load().then((module) => module.words(language));
}

// Who never chose meets a beginner until the first win in the game.
const choiceOf = (game: GameEntry, { plays }: Settings, kept: readonly MatchInfo[]): Choice => ({
  level: hasWon(kept, game.id) ? "casual" : "beginner",
  seat: 0,
  ...plays[game.id],
});

// Begins a match with the last choices. Returns its id.
export async function playNow(
  game: GameEntry,
  settings: Settings,
  more?: Pick<MatchSetup, "content">,
): Promise<string> {
  const { level, seat } = choiceOf(game, settings, await all().catch(() => []));
  return begin({
    ...more,
    game: game.id,
    seats: Array.from({ length: game.seats[0] }, (_, i) => (i === seat ? "human" : `bot:${level}`)),
  });
}

type ChipProps = {
  readonly name: string;
  readonly value: string | number;
  readonly values: readonly (readonly [value: string | number, name: string])[];
  readonly choose: (value: string) => void;
};

export const Chip = ({ name, value, values, choose }: ChipProps) => (
  <select class="chip" aria-label={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
    {values.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
);

type Props = { readonly game: GameEntry; readonly kept: readonly MatchInfo[] };

export function GameCard({ game, kept }: Props) {
  const { say, language, settings, change } = useShell();
  const { title, roles, seats } = game;
  const choice = choiceOf(game, settings, kept);
  // With its level only where it is chosen: a list is as wide as its widest choice.
  const fit =
    choice.level === fitChoice
      ? say("fitsMeAt", { level: nameOfLevel(fitOf(kept, game.id).level, say) })
      : say("fitsMe");
  const goTo = useBegin();
  const choose = (part: Partial<Choice>) =>
    change({ plays: { ...settings.plays, [game.id]: { ...settings.plays[game.id], ...part } } });
  const soon = () => warm(game, language);
  return (
    <article class="game-card" data-game={game.id}>
      <div class="card-art" aria-hidden="true">
        <game.Card />
      </div>
      <h2>{title}</h2>
      <p class="quiet">
        {say("players", { least: seats[0], most: seats[1] })} · {say("minutes", { n: game.minutes })} ·{" "}
        {say("by", { designer: game.designer })}
      </p>
      <p>{inLanguage(game.about, language)}</p>
      <div class="row">
        <button
          class="primary"
          onPointerEnter={soon}
          onFocus={soon}
          onClick={() => {
            soon();
            void goTo(() => playNow(game, settings));
          }}
          aria-label={`${say("playNow")}${say("colon")}${title}`}
        >
          {say("playNow")}
        </button>
        <span class="chips">
          <Chip
            name={`${say("opponent")}${say("colon")}${title}`}
            value={choice.level}
            values={[...levels.map((level) => [level, nameOfLevel(level, say)] as const), [fitChoice, fit]]}
            choose={(level) => choose({ level })}
          />
          {roles && (
            <Chip
              name={`${say("mySide")}${say("colon")}${title}`}
              value={choice.seat}
              values={roles.map((role, i) => [i, inLanguage(role, language)])}
              choose={(seat) => choose({ seat: Number(seat) })}
            />
          )}
        </span>
        <a class="button" href={`#/friends/${game.id}`} aria-label={`${say("playFriends")}${say("colon")}${title}`}>
          {say("playFriends")}
        </a>
        <a class="button" href={`#/learn/${game.id}`} aria-label={`${say("learn")}${say("colon")}${title}`}>
          {say("learn")}
        </a>
      </div>
    </article>
  );
}
