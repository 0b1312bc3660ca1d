// The board: lanes, own cards, markets, the others. All at once on a large screen, else behind three tabs.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Move } from "../../generated/wild-pigs";
import { Sign } from "./art";
import "./board.css";
import { Lanes } from "./Field";
import { Stock, Wheel } from "./Hand";
import { buys, keyOf, playerAt, uses } from "./logic";
import { Group, Pips, type Props, Unseen } from "./parts";
import { choose, foresee, loadMore, useShared } from "./store";
import type { View } from "./view";

// The parts that the first move does not need are loaded after a moment, at the first touch, or when a question needs
// them.
const lookingTime = 1000; // milliseconds

const tabs = ["lanes", "market", "rivals"] as const;
type Tab = (typeof tabs)[number];

export function Board(props: Props) {
  const { view, text, still, hints, question } = props;
  const { chosen, foreseen, more } = useShared();
  const [opened, open] = useState<readonly [at: string, tab: Tab]>(["", "lanes"]);
  const player = playerAt(view, props.viewer ?? view.turn);

  // The tab of the question is opened: every turn begins at the lanes, where fights are also paid and where a turn goes
  // on after a purchase. A tutorial may ask for a purchase only.
  const [hint] = hints;
  const forSale = (move: Move) => buys(move) || uses(move);
  const shopping = hint
    ? forSale(hint)
    : question !== null && question.moves.length > 0 && question.moves.every(forSale);
  useEffect(() => choose(null), []);
  // Escape and a tap beside everything close what is looked at.
  useEffect(() => {
    if (!chosen) return;
    const pressed = ({ key }: KeyboardEvent) => key === "Escape" && choose(null);
    const tapped = ({ target }: Event) =>
      target instanceof Element && !target.closest("button, .dock, .panel, .wp-look") && choose(null);
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", tapped);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", tapped);
    };
  }, [chosen !== null]);
  useLayoutEffect(() => foresee(null), [view]); // the preview was of another position
  const at = [view.era, view.round, view.turn, view.fight !== undefined, view.deeds?.bought, hint?.text].join();
  const tab = opened[0] === at ? opened[1] : shopping ? "market" : "lanes";
  // A wide screen shows all of it at once.
  const needed =
    tab !== "lanes" ||
    innerWidth > 700 ||
    view.at_boss ||
    props.viewer === null ||
    (question !== null && view.phase !== "act") ||
    chosen !== null;
  const asked = question !== null;
  useEffect(() => {
    if (needed) void loadMore();
    else if (asked) setTimeout(loadMore, lookingTime);
  }, [needed, asked]);

  const choosing = {
    ...props,
    chosen,
    choose: (what: typeof chosen, keys: boolean) =>
      choose(what && chosen && keyOf(chosen) === keyOf(what) ? null : what, keys),
  };
  return (
    <Group
      label={text("board")}
      name="wp-board"
      touched={loadMore}
      stepped={(...where) => void loadMore().then(({ step }) => step(...where))}
    >
      <div class="wp-all" data-era={view.era} data-still={still} data-tab={tab}>
        <div class="wp-top">
          <Status {...props} />
          <div class="wp-tabs">
            {tabs.map((one) => (
              <button
                key={one}
                data-mark={`tab-${one}`}
                data-glow={one === "market" && tab !== one && (question?.moves.some(forSale) ?? false)}
                aria-pressed={tab === one}
                onClick={() => {
                  choose(null);
                  open([at, one]);
                }}
              >
                {text(one)}
                {one === "lanes" && <RoundOf view={view} />}
              </button>
            ))}
          </div>
          {more && (chosen || view.fight) && <more.Look {...choosing} />}
        </div>
        <BossLine {...props} />
        {!view.at_boss ? <Lanes {...choosing} seen={foreseen ?? view} /> : more && <more.BossField {...choosing} />}
        {player && (
          <div
            class="wp-hand"
            data-owner={props.viewer ? undefined : props.people.find(({ seat }) => seat === player.seat)?.name}
          >
            <Wheel {...choosing} player={player} />
            <Stock {...choosing} player={player} />
          </div>
        )}
        {more && (
          <>
            {player && <more.Mine {...choosing} player={player} />}
            <more.Market {...choosing} player={player} />
            <more.Rivals {...props} />
          </>
        )}
      </div>
    </Group>
  );
}

// Both bosses, with what their thresholds cost (WP-38). It opens their cards.
function BossLine(props: Props) {
  const { more } = useShared();
  const [opened, open] = useState(false);
  const { view, text, cardName } = props;
  return (
    <>
      <button
        class="wp-bosses"
        data-mark="bosses"
        aria-haspopup="dialog"
        onClick={() => void loadMore().then(() => open(true))}
      >
        {view.bosses.map(({ era, id, name, finished, thresholds }) => (
          <span key={era} data-finished={finished}>
            <Sign name={era} label={text(era)} /> <span class="wp-boss-name">{cardName("bosses", id, name)}</span>
            <small class="wp-boss-word" aria-hidden="true">
              {text("boss")}
            </small>
            {finished ? (
              <Unseen>{text("finished")}</Unseen>
            ) : (
              thresholds.map(({ cost }, i) => <Pips key={i} of={cost} text={text} />)
            )}
          </span>
        ))}
      </button>
      {opened && more && <more.BossCards {...props} close={() => open(false)} />}
    </>
  );
}

const RoundOf = ({ view }: { readonly view: View }) => (
  <small>
    <Sign name={view.era} /> {!view.at_boss && `${view.round}/${view.rounds}`}
  </small>
);

const Status = ({ view, text }: Props) => (
  <p class="wp-status">
    <Sign name={view.era} /> <b>{text(view.era)}</b>
    <span>{view.at_boss ? text("bossHere") : text("round", { n: view.round, of: view.rounds })}</span>
    {!view.at_boss && <span class="wp-small">{text("deckLeft", { n: view.deck_left })}</span>}
  </p>
);
