// Drawings of the rules page.
import { Boar } from "./art";
import { BossArt } from "./boss_art";

const breeds = ["feral", "cunning", "massive", "hybrid"] as const;

export function Picture({ name }: { readonly name: string }) {
  return <div class="wp-pic">{name === "boss" ? <BossArt era="night" /> : breeds.map((type) => <Boar key={type} type={type} />)}</div>;
}
