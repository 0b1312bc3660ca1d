// Drawings of the rules page. They carry no words: the text beside them does.
import { Boar, Sign } from "./art";
import { BossArt } from "./boss_art";
import { incomes } from "./logic";
import "./picture.css";
import { colours, stances, tokens } from "./view";

const breeds = ["feral", "cunning", "massive", "hybrid"] as const;
const weakTo = {
  aggressive: ["feral", "hybrid"],
  tactical: ["cunning", "hybrid"],
  hunkered: ["massive", "hybrid"],
  balanced: ["feral", "cunning", "massive"],
} as const;

// Each kind with its mark.
const Breeds = () => (
  <div class="wp-pic-row">
    {breeds.map((type) => (
      <span key={type}>
        <Boar type={type} />
        <Sign name={type} />
      </span>
    ))}
  </div>
);

// Back, Mid, Front: at the front the pig burns.
const Lane = () => (
  <div class="wp-pic-row wp-pic-lane">
    <Boar type="hybrid" />
    <b>→</b>
    <Boar type="cunning" />
    <b>→</b>
    <Boar type="feral" enraged />
  </div>
);

// What each stance brings and whom it draws.
const Stances = () => (
  <div class="wp-pic-row">
    {stances.map((stance) => (
      <span key={stance}>
        <Sign name={stance} />
        <span class="wp-pips">
          {colours.map((c) => {
            const n = incomes("rulebook")[stance][c];
            return n > 0 ? (
              <b key={c} data-colour={c}>
                {n}
              </b>
            ) : null;
          })}
        </span>
        <span class="wp-pic-small">
          {weakTo[stance].map((type) => (
            <Boar key={type} type={type} />
          ))}
        </span>
      </span>
    ))}
  </div>
);

const Tokens = () => (
  <div class="wp-pic-row wp-pic-signs">
    {tokens.map((token) => (
      <Sign key={token} name={token} />
    ))}
  </div>
);

export function Picture({ name }: { readonly name: string }) {
  return (
    <div class="wp-pic" aria-hidden="true">
      {name === "boss" ? (
        <div class="wp-pic-row">
          <BossArt era="day" />
          <BossArt era="night" />
        </div>
      ) : name === "lane" ? (
        <Lane />
      ) : name === "wheel" ? (
        <Stances />
      ) : name === "tokens" ? (
        <Tokens />
      ) : (
        <Breeds />
      )}
    </div>
  );
}
