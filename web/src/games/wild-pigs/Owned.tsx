// My own cards; and the others in short.
import { Sign } from "./art";
import { WareFacts } from "./cards";
import type { HandProps } from "./Hand";
import { keyOf, type Chosen } from "./logic";
import { Group, Pips, type Props } from "./parts";
import { tokens } from "./view";

export function Mine(props: HandProps) {
  const { text, player, chosen, choose } = props;
  if (player.upgrades.length + player.weapons.length === 0) return null;
  return (
    <Group label={text("mine")} name="wp-mine wp-shelf">
      {[...player.upgrades, ...player.weapons].map((ware, i) => {
        const what: Chosen = { kind: "ware", id: ware.id };
        const uses = "used" in ware && ware.used === false && props.question?.moves.some((move) => move.startsWith(`use ${ware.id} `));
        return (
          <button key={`${ware.id}${i}`} class="wp-ware" data-owned="true" data-glow={uses === true} data-mark={`mine-${ware.id}`} aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)} onClick={() => choose(what)}>
            <b>{ware.name}</b>
            <WareFacts ware={ware} text={text} left={"uses_left" in ware ? ware.uses_left : undefined} />
          </button>
        );
      })}
    </Group>
  );
}

// The others: what they have, and what they have just done.
export function Rivals(props: Props) {
  const { view, text, eyes, people, last, tell } = props;
  const others = view.seats.filter(({ seat }) => seat !== eyes);
  return (
    <section class="wp-rivals" aria-label={text("rivals")}>
      <h2>{text("rivals")}</h2>
      {others.map((player) => {
        const deeds = last.filter(({ seat, move }) => seat === player.seat && move !== null && !/^(end|bare|with|pay)\b/.test(move));
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
            {player.upgrades.length + player.weapons.length > 0 && <p class="wp-small">{[...player.upgrades, ...player.weapons].map(({ name }) => name).join(" · ")}</p>}
            {deeds.length > 0 && <p class="wp-last wp-small">{deeds.map(({ move }) => tell(move ?? "")).join(" · ")}</p>}
          </div>
        );
      })}
    </section>
  );
}
