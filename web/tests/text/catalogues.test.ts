// Words every message of the engine, in every language, with every kind of argument.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Given, Message } from "../../src/i18n/message";
import { localizerFrom, type Catalogue } from "../../src/i18n/localizer";

type Place = {
  readonly name: string;
  readonly kind: string;
  readonly items?: string;
  readonly terms?: string;
  readonly content?: string;
};
type MessageDef = { readonly key: string; readonly places: readonly Place[] };
type Vocabulary = {
  readonly messages: readonly MessageDef[];
  readonly why?: readonly MessageDef[];
  readonly terms: Readonly<Record<string, readonly string[]>>;
};

const binary = process.env["SOUNDER_BINARY"] ?? "../build/dev/sounder";
const vocabularies = JSON.parse(
  execFileSync(binary, ["messages", "--json"], { encoding: "utf8", maxBuffer: 1 << 26 }),
) as Readonly<Record<string, Vocabulary>>;
const bookOf = (name: string): Catalogue => JSON.parse(readFileSync(`src/generated/${name}.json`, "utf8")) as Catalogue;

// What may stand in a place: the first is the first one.
function samples(place: Place, vocabulary: Vocabulary): readonly Given[] {
  const kind = place.kind === "list" ? place.items : place.kind;
  const one: readonly Given[] =
    kind === "number"
      ? [2, 1, 0, 21]
      : kind === "flag"
        ? [true, false]
        : kind === "seat"
          ? ["p2", "p1"]
          : kind === "term"
            ? (vocabulary.terms[place.terms ?? ""] ?? [])
            : kind === "card"
              ? [{ of: place.content ?? "", id: "none-such", name: "Hook, Line and Sinker" }]
              : kind === "message"
                ? [{ key: "sample" }]
                : ["c4"];
  return place.kind === "list" ? [one.slice(0, 2), one.slice(0, 1), [...one, ...one, ...one].slice(0, 3)] : one;
}

function messagesFor(def: MessageDef, vocabulary: Vocabulary): readonly Message[] {
  const first = Object.fromEntries(def.places.map((place) => [place.name, samples(place, vocabulary)[0] ?? ""]));
  const varied = def.places.flatMap((place) =>
    samples(place, vocabulary).map((value) => ({ ...first, [place.name]: value })),
  );
  return [first, ...varied].map((given) => ({ key: def.key, ...given }));
}

const isSentence = (key: string): boolean => /^(ask|told|refuse|why|chance)\./.test(key);

describe.each(["en", "it", "fr"])("%s", (language) => {
  it.each(Object.keys(vocabularies))("has a sentence for every message of %s", (name) => {
    const vocabulary = vocabularies[name];
    if (!vocabulary) return;
    const catalogues = [
      bookOf(`${name}.${language}`),
      bookOf(`${name}.${language}.why`),
      bookOf(`shell.${language}`),
      { m: { sample: "a sample" } } as Catalogue,
    ];
    const localizer = localizerFrom(catalogues, {
      nameOf: (seat) => (seat === "p1" ? "Ada" : "Bo"),
      isYou: (seat) => seat === "p1",
    });
    const wrong: string[] = [];
    const look = (where: string, text: string, whole: boolean) => {
      if (
        text.trim() === "" ||
        /undefined|\[object|[{}[\]]|\s\s|\s[.,]|\.\.$/.test(text) ||
        (whole && !/[.!?…»”)`]$/.test(text))
      )
        wrong.push(`${where}: "${text}"`);
    };
    for (const def of [...vocabulary.messages, ...(vocabulary.why ?? [])])
      for (const message of messagesFor(def, vocabulary)) {
        look(`${def.key} ${JSON.stringify(message)}`, localizer.say(message), isSentence(def.key));
        if (def.key.startsWith("move."))
          for (const who of ["p1", "p2"]) look(`${def.key}, story`, localizer.story(message, who), true);
      }
    expect(wrong).toEqual([]);
  });
});
