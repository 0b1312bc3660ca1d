// What a survivor has: the stance wheel, cubes and tokens.
import { Sign } from "./art";
import { glowOf, type Choosing } from "./Field";
import { keyOf, type Chosen } from "./logic";
import { Group, Pips, Points, type Props } from "./parts";
import { colours, stances, tokens, type Player } from "./view";

export type HandProps = Props & Choosing & { readonly player: Player };

export function Wheel(props: HandProps) {
  const { text, player, chosen, choose, view } = props;
  return (
    <Group label={text("stance")} name="wp-wheel">
      {stances.map((stance) => {
        const what: Chosen = { kind: "stance", stance };
        return (
          <button
            key={stance}
            data-stance={stance}
            data-now={stance === player.stance}
            data-glow={glowOf(props, what)}
            data-mark={`stance-${stance}`}
            aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
            onClick={() => choose(what)}
          >
            <Sign name={stance} />
            <span class="wp-small">{text(stance)}</span>
            <Pips of={view.stances[stance].income} text={text} />
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
            <button
              key={token}
              data-glow={glowOf(props, what)}
              data-mark={`token-${token}`}
              aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
              onClick={() => choose(what)}
            >
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
