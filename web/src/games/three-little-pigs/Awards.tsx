// The veterans' six awards, and who has them (those given at the end: who would get them now).
import type { Person } from "../game";
import type { Props as BoardProps } from "./moves";
import type { Award } from "./view";

type Props = { readonly awards: readonly Award[]; readonly people: readonly Person[]; readonly text: BoardProps["text"] };

export function Awards({ awards, people, text }: Props) {
  return (
    <section class="tp-awards" aria-label={text("awards")}>
      {awards.map(({ award, points, given, seat }) => (
        <p key={award} data-won={seat !== null && given === "in play"}>
          {text(award)} <b>+{points}</b>
          <span>{people.find((person) => person.seat === seat)?.name ?? "–"}</span>
        </p>
      ))}
    </section>
  );
}
