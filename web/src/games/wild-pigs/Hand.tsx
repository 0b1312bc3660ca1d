// The stance wheel, cubes and tokens of a seat.
import { Sign } from "./art";
import { pressing, type Choosing } from "./Field";
import { Pips, Unseen, type Props } from "./parts";
import { colours, stances, tokens, type PlayerView } from "./view";

export type HandProps = Props & Choosing & { readonly player: PlayerView };

export function Wheel(props: HandProps) {
  const { text, player, view } = props;
  return (
    <div class="wp-wheel" role="group" aria-label={text("stance")}>
      {stances.map((stance) => (
        <button
          key={stance}
          data-stance={stance}
          data-now={stance === player.stance}
          {...pressing(props, { kind: "stance", stance }, `stance-${stance}`)}
        >
          <span class="wp-yield">
            <Sign name={stance} />
            <Pips of={view.stances[stance].income} text={text} />
          </span>
          <span class="wp-word">{text(stance)}</span>
          {stance === player.stance && <Unseen>{text("current")}</Unseen>}
        </button>
      ))}
      <span class="wp-hub" data-stance={player.stance} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M12 1 17 12 12 23 7 12z" fill="var(--outline)" />
          <path d="M12 1 17 12H7z" fill="var(--glow)" stroke="var(--outline)" stroke-width="1.4" />
        </svg>
      </span>
    </div>
  );
}

export function Stock(props: HandProps) {
  const { text, player } = props;
  return (
    <>
      <ul class="wp-cubes" aria-label={text("cubes")}>
        {colours.map((c) => (
          <li key={c}>
            <b key={player.cubes[c]} data-colour={c}>
              {player.cubes[c]}
            </b>
            <span class="wp-word">{text(c)}</span>
          </li>
        ))}
      </ul>
      <div class="wp-tokens" role="group" aria-label={text("tokens")}>
        {tokens.map((token) => (
          <button key={token} {...pressing(props, { kind: "token", token }, `token-${token}`)}>
            <Sign name={token} />
            <b>{player.tokens[token]}</b>
            <span class="wp-word">{text(token)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
