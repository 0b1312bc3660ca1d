// My own cards; and the others in short.
import { Sign } from "./art";
import { WareFacts } from "./cards";
import type { HandProps } from "./Hand";
import { keyOf, movesFor, uses, type Chosen } from "./logic";
import { Group, Pips, wareName, type Props } from "./parts";
import { tokens } from "./view";

export function Mine(props: HandProps) {
  const { text, player, chosen, choose } = props;
  if (player.upgrades.length + player.weapons.length === 0) return null;
  return (
    <Group label={text("mine")} name="wp-mine wp-shelf">
      {[...player.upgrades, ...player.weapons].map((ware, i) => {
        const what: Chosen = { kind: "ware", id: ware.id };
        const ready = "used" in ware && ware.used === false && movesFor(props.question?.moves ?? [], what).some(uses);
        return (
          <button
            key={`${ware.id}${i}`}
            class="wp-ware"
            data-owned="true"
            data-glow={ready}
            data-mark={`mine-${ware.id}`}
            aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
            onClick={() => choose(what)}
          >
            <b>{wareName(props, ware)}</b>
            <WareFacts ware={ware} props={props} left={"uses_left" in ware ? ware.uses_left : undefined} />
          </button>
        );
      })}
    </Group>
  );
}

// Steps of a fight, and the end of a turn: what else was done says more.
const unsaid: readonly string[] = ["move.end", "move.bare", "move.with", "move.pay"];

// The others: what they have, and what they have just done.
export function Rivals(props: Props) {
  const { view, text, eyes, people, last, button } = props;
  const others = view.seats.filter(({ seat }) => seat !== eyes);
  return (
    <section class="wp-rivals" aria-label={text("rivals")}>
      <h2>{text("rivals")}</h2>
      {others.map((player) => {
        const deeds = last.flatMap(({ seat, move }) => (seat === player.seat && move && !unsaid.includes(move.key) ? [button(move)] : []));
        return (
          <div class="wp-rival" key={player.seat} data-moving={view.turn === player.seat}>
            <p class="wp-line">
              <b>{people.find(({ seat }) => seat === player.seat)?.name}</b>
              <span>
                <Sign name={player.stance} /> {text(player.stance)}
              </span>
              <Pips of={player.cubes} text={text} />
              {tokens.map((token) =>
                player.tokens[token] ? (
                  <span key={token}>
                    {player.tokens[token]}
                    <Sign name={token} label={text(token)} />
                  </span>
                ) : null,
              )}
            </p>
            {player.upgrades.length + player.weapons.length > 0 && (
              <p class="wp-small">{[...player.upgrades, ...player.weapons].map((ware) => wareName(props, ware)).join(" · ")}</p>
            )}
            {deeds.length > 0 && <p class="wp-last wp-small">{deeds.join(" · ")}</p>}
          </div>
        );
      })}
    </section>
  );
}
