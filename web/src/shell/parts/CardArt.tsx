// The picture on a game's card.
import { PigFace } from "./PigFace";

export function CardArt({ id }: { readonly id: string }) {
  return (
    <div class="card-art" data-game={id} aria-hidden="true">
      <PigFace />
    </div>
  );
}
