// The six awards of the variant `veteran` and their holders. For awards given at the end: the seat that would get them
// now.
import type { Person } from "../game";
import { PigArt } from "./art";
import type { Props as BoardProps } from "./moves";
import type { Award } from "./view";

type Props = {
  readonly awards: readonly Award[];
  readonly people: readonly Person[];
  readonly text: BoardProps["text"];
};

export function Awards({ awards, people, text }: Props) {
  return (
    <ul class="tp-awards" aria-label={text("awards")} tabIndex={0}>
      {awards.map(({ award, points, given, seat }) => (
        <li key={award} data-won={seat !== null && given === "in play"}>
          {text(award)} <b>+{points}</b>
          <span>
            {seat && <PigArt seat={seat} />}
            {people.find((person) => person.seat === seat)?.name ?? "–"}
          </span>
        </li>
      ))}
    </ul>
  );
}
