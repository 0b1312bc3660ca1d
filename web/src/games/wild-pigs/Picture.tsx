// Drawings of the rules page. They have no words; the text beside them has.
import { Boar, Sign } from "./art";
import { BossArt } from "./boss_art";
import "./picture.css";
import { stances, tokens } from "./view";

const breeds = ["feral", "cunning", "massive", "hybrid"] as const;
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

// The four stances; what they bring and whom they draw is in the text.
const Stances = () => (
  <div class="wp-pic-row wp-pic-signs">
    {stances.map((stance) => (
      <Sign key={stance} name={stance} />
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
