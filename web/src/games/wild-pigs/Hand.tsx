// What a survivor has: the stance wheel, cubes, tokens, cards; and the others in short.
import { Sign } from "./art";
import { glowOf, type Choosing } from "./Field";
import { incomes, keyOf, type Chosen } from "./logic";
import { Group, Pips, Points, WareFacts, type Props } from "./parts";
import { colours, stances, tokens, type Player } from "./view";

type HandProps = Props & Choosing & { readonly player: Player };

export function Wheel(props: HandProps) {
  const { text, player, chosen, choose, view } = props;
  const income = incomes(view.edition);
  return (
    <Group label={text("stance")} name="wp-wheel">
      {stances.map((stance) => {
        const what: Chosen = { kind: "stance", stance };
        return (
          <button key={stance} data-stance={stance} data-now={stance === player.stance} data-glow={glowOf(props, what)} data-mark={`stance-${stance}`} aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)} onClick={() => choose(what)}>
            <Sign name={stance} />
            <span class="wp-small">{text(stance)}</span>
            <Pips of={income[stance]} text={text} />
            {stance === player.stance && <span class="visually-hidden">, {text("current")}</span>}
          </button>
        );
      })}
      <span class="wp-hub" data-stance={player.stance} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M12 1 17 12 12 23 7 12z" fill="var(--outline)" />
          <path d="M12 1 17 12H7z" fill="var(--glow)" stroke="var(--outline)" stroke-width="1.4" />
        </svg>
      </span>
    </Group>
  );
}

export function Stock(props: HandProps) {
  const { text, player, chosen, choose } = props;
  return (
    <div class="wp-stock">
      <ul class="wp-cubes" aria-label={text("cubes")}>
        {colours.map((c) => (
          <li key={c} data-colour={c}>
            <b key={player.cubes[c]} data-colour={c}>
              {player.cubes[c]}
            </b>
            <span class="wp-small">{text(c)}</span>
          </li>
        ))}
      </ul>
      <Group label={text("tokens")} name="wp-tokens">
        {tokens.map((token) => {
          const what: Chosen = { kind: "token", token };
          return (
            <button key={token} data-glow={glowOf(props, what)} data-mark={`token-${token}`} aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)} onClick={() => choose(what)}>
              <span>
                <Sign name={token} />
                <b>{player.tokens[token]}</b>
              </span>
              <span class="wp-small">{text(token)}</span>
            </button>
          );
        })}
      </Group>
      <p class="wp-line">
        <span>
          <Sign name="wound" label={text("wounds")} /> <b>{player.wounds}</b>
        </span>
        <Points n={player.vp} text={text} />
        {player.free_stances > 0 && (
          <span>
            {player.free_stances} <Sign name="free_stance" label={text("free_stance")} />
          </span>
        )}
      </p>
    </div>
  );
}

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
      <h3>{text("rivals")}</h3>
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
