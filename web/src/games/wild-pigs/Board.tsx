// The board: what comes, what I have, what is for sale, and a sheet at the foot with what can be done.
import { useEffect, useRef, useState } from "preact/hooks";
import { Sign } from "./art";
import "./board.css";
import { Lanes } from "./Field";
import { Stock, Wheel } from "./Hand";
import { keyOf, playerAt, type Chosen } from "./logic";
import type * as More from "./more";
import type { Props } from "./parts";
import { Sheet } from "./Sheet";
import type { Plan } from "./view";

let loaded: typeof More | null = null;
const loading = import("./more").then((more) => (loaded = more));

export function Board(props: Props) {
  const { view, text, question, still, play } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [more, setMore] = useState(loaded);
  const plan = useRef<{ readonly plan: Plan; sent: string } | null>(null);
  const eyes = props.eyes ?? view.turn;
  const player = playerAt(view, eyes);

  useEffect(() => void loading.then(setMore), []);
  // A plan that was chosen as a whole is played move by move, as the engine asks.
  useEffect(() => {
    const { current } = plan;
    if (!current) return;
    const next = question && more?.nextOf(current.plan, question.moves);
    if (next && next !== current.sent) {
      current.sent = next;
      setTimeout(() => play(next));
    } else if (!view.fight) plan.current = null;
  }, [question]);

  const act = (move: string, chosenPlan?: Plan) => {
    plan.current = chosenPlan ? { plan: chosenPlan, sent: move } : null;
    setChosen(null);
    play(move);
  };
  const choose = (what: Chosen) => setChosen((before) => (before && keyOf(before) === keyOf(what) ? null : what));
  const choosing = { ...props, chosen, choose };
  return (
    <div class="wp-board" data-era={view.era} data-still={still}>
      <p class="wp-strip">
        <Sign name={view.era} /> <b>{text(view.era)}</b>
        <span>{view.at_boss ? text("bossHere") : text("round", { n: view.round })}</span>
        <span class="wp-dots" aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <i key={n} data-on={view.at_boss || n <= view.round} />
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
