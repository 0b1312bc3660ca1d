// Bites in words, below the meadow: what is asked, what is chosen, and offers that answer the question.
import type { Move } from "./says";

const mostOffers = 6; // the rest by tapping, or in the list of all moves

type Chosen = { readonly words: string; readonly label: string; readonly undo: () => void };
type Offer = { readonly words: string; readonly move: Move | undefined; readonly take: () => void }; // `move`: what it plays, if it is the last bite
type Props = { readonly question: string; readonly chosen: readonly Chosen[]; readonly offers: readonly Offer[]; readonly think: (move: Move | null) => void };

export function BiteChoice({ question, chosen, offers, think }: Props) {
  return (
    <div class="bp-bites">
      <p aria-live="polite">{question}</p>
      <div class="row">
        {chosen.map(({ words, label, undo }) => (
          <button key={words} aria-label={label} onClick={undo}>
            {words} ×
          </button>
        ))}
        {offers.slice(0, mostOffers).map(({ words, move, take }) => (
          <button
            key={words}
            data-move={move?.text}
            onClick={take}
            onFocus={() => think(move ?? null)}
            onPointerEnter={() => think(move ?? null)}
            onBlur={() => think(null)}
            onPointerLeave={() => think(null)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
