// Variants for the lab page: every built-in content file and every value of an option that is not the default.
import type { Variant } from "../../match/experiment";
import { ownContent, titleOf } from "../../match/own_content";
import { seatNames, type Facts, type SeatName } from "../../match/situation";
import type { GameLocalizer } from "../../text/game_localizer";
import type { Shell } from "../shell";

export type WhatIf = {
  readonly id: string; // as in the command: "layout=hedge"
  readonly name: string;
  readonly variant: Variant;
  readonly command: string; // the arguments of the program that mean the same
};

const chosen = (kind: string, value: string, name: string, variant: Variant): WhatIf => {
  const id = `${kind}=${value}`;
  return { id, name, variant, command: `-o ${id}` };
};

export function whatIfs(facts: Facts, seats: number, localizer: GameLocalizer, say: Shell["say"]): readonly WhatIf[] {
  const content = facts.content.flatMap(({ kind, default_value, built_in }) =>
    built_in
      .filter(({ name }) => name !== default_value)
      .map(({ name }) =>
        chosen(
          kind,
          name,
          `${localizer.word(`content.${kind}`)}${say("colon")}${localizer.word(`content.${kind}.${name}`)}`,
          {
            content: { [kind]: { name } },
          },
        ),
      ),
  );
  const nameOf = (option: string, value: string): string => {
    const seat = seatNames.indexOf(value as SeatName);
    return seat < 0 ? localizer.word(`option.${option}.${value}`) : say("seatNumber", { n: seat + 1 });
  };
  const options = facts.options.flatMap(({ id, kind, least, most, default_value, names }) =>
    Array.from({ length: most - least + 1 }, (_, i) => least + i)
      .filter((value) => value !== default_value && seatNames.indexOf(names[value] as SeatName) < seats)
      .map((value) => {
        const name = names[value] ?? "";
        const word =
          kind === "number" ? String(value) : kind === "flag" ? say(value === 1 ? "on" : "off") : nameOf(id, name);
        const written = kind === "number" ? value : kind === "flag" ? value === 1 : name;
        const text = kind === "flag" ? (value === 1 ? "on" : "off") : String(written);
        return chosen(id, text, `${localizer.word(`option.${id}`)}${say("colon")}${word}`, {
          options: { [id]: written },
        });
      }),
  );
  return [...content, ...options];
}

// The variants that this browser keeps.
export const ownKept = (game: string): readonly WhatIf[] =>
  ownContent(game).map((document) => ({
    id: `own ${document.kind} ${document.name}`,
    name: titleOf(document),
    variant: { content: { [document.kind]: { name: document.name, document } } },
    command: `--content ${document.name}.json`,
  }));

// The variant of a content file that the engine has accepted.
export const ownFile = (kind: string, name: string, file: string, document: unknown): WhatIf => ({
  id: `file ${file}`,
  name: `${name} (${file})`,
  variant: { content: { [kind]: { name, document } } },
  command: `--content ${/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}`,
});
