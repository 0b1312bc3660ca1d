// The picture on a game's card: each game draws its own.
import { Card as BiteThePumpkin } from "../../games/bite-the-pumpkin/Card";
import { Card as HappyPigs } from "../../games/happy-pigs/Card";
import { Card as ThreeLittlePigs } from "../../games/three-little-pigs/Card";
import { Card as WildPigs } from "../../games/wild-pigs/Card";

const cards = { "bite-the-pumpkin": BiteThePumpkin, "three-little-pigs": ThreeLittlePigs, "happy-pigs": HappyPigs, "wild-pigs": WildPigs };

export function CardArt({ id }: { readonly id: string }) {
  const Card = cards[id as keyof typeof cards];
  return (
    <div class="card-art" data-game={id} aria-hidden="true">
      <Card />
    </div>
  );
}
