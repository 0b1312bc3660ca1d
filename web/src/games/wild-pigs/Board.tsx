// The board: what comes, what I have, what is for sale, and a sheet at the foot with what can be done.
import { useEffect, useState } from "preact/hooks";
import { Sign } from "./art";
import "./board.css";
import { Lanes } from "./Field";
import { Stock, Wheel } from "./Hand";
import { keyOf, playerAt, type Chosen } from "./logic";
import type * as More from "./more";
import type { Props } from "./parts";
import { Sheet } from "./Sheet";

// What a first look and a first move do without comes down behind them: when somebody who is asked has had time to look, at the first
// touch, or while others take their time.
const lookingTime = 1000; // milliseconds
const waitingTime = 5000;
let loaded: typeof More | null = null;
let loading: Promise<typeof More> | null = null;
const load = () => (loading ??= import("./more").then((more) => (loaded = more)));

export function Board(props: Props) {
  const { view, text, still, play } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [more, setMore] = useState(loaded);
  const eyes = props.eyes ?? view.turn;
  const player = playerAt(view, eyes);

  const atOnce = loaded !== null || chosen !== null || view.at_boss || props.eyes === null;
  const asked = props.question !== null;
  useEffect(() => {
    const later = setTimeout(() => void load().then(setMore), atOnce ? 0 : asked ? lookingTime : waitingTime);
    return () => clearTimeout(later);
  }, [atOnce, asked]);

  const act = (texts: string | readonly string[]) => {
    setChosen(null);
    play(texts);
  };
  const choose = (what: Chosen) => setChosen((before) => (before && keyOf(before) === keyOf(what) ? null : what));
  const choosing = { ...props, chosen, choose };
  return (
    <div class="wp-board" data-era={view.era} data-still={still}>
      <p class="wp-strip">
        <Sign name={view.era} /> <b>{text(view.era)}</b>
        <span>{view.at_boss ? text("bossHere") : text("round", { n: view.round, of: view.rounds })}</span>
        <span class="wp-dots" aria-hidden="true">
          {Array.from({ length: view.rounds }, (_, i) => (
            <i key={i} data-on={view.at_boss || i < view.round} />
          ))}
        </span>
        {!view.at_boss && <span class="wp-small">{text("deckLeft", { n: view.deck_left })}</span>}
      </p>
      <div class="wp-main">
        {!view.at_boss ? <Lanes {...choosing} /> : more && <more.BossField {...choosing} />}
        {player && (
          <div class="wp-hand">
            <Wheel {...choosing} player={player} />
            <Stock {...choosing} player={player} />
          </div>
        )}
      </div>
      {more && (
        <>
          {player && <more.Mine {...choosing} player={player} />}
          <div class="wp-markets">
            <more.Market {...choosing} player={player} />
          </div>
          <more.Rivals {...props} />
        </>
      )}
      <Sheet {...choosing} more={more} close={() => setChosen(null)} act={act} />
    </div>
  );
}
