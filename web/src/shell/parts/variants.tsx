// The variants of a game: options and content as the engine offers them.
import { useState } from "preact/hooks";
import type { EngineLink } from "../../engine/link";
import { Refusal } from "../../engine/link";
import { designedKind } from "../../games/list";
import { ownContent, titleOf, type ContentDocument } from "../../match/own_content";
import { seated, type ContentChoice } from "../../match/record";
import { worded } from "../../match/record";
import { seatNames, type ContentKind, type Facts, type OptionSpec, type SeatName } from "../../match/situation";
import { useShell } from "../shell";
import { FileButton } from "./FileButton";
import { Chip } from "./GameCard";

type Values = Readonly<Record<string, number>>;
export type Contents = Readonly<Record<string, ContentChoice>>;

// The number, from 0, of the seat that a value names; -1 for other values.
const seatOf = (option: OptionSpec, value: number): number =>
  seatNames.indexOf((option.names[value] ?? "") as SeatName);

// The values of an option that exist with this number of seats.
const valuesOf = (option: OptionSpec, seats: number): readonly number[] =>
  Array.from({ length: option.most - option.least + 1 }, (_, i) => option.least + i).filter(
    (value) => seatOf(option, value) < seats,
  );

export type Variants = {
  readonly options: Values;
  readonly content: Contents;
  setOptions(options: Values): void;
  setContent(content: Contents): void;
};

export function useVariants(asked: Contents = {}): Variants {
  const [options, setOptions] = useState<Values>({});
  const [content, setContent] = useState<Contents>(asked);
  return { options, content, setOptions, setContent };
}

// What a table among friends is proposed with this number of seats, where nothing else is chosen.
export const proposals = ({ options }: Facts, seats: number): Values =>
  Object.fromEntries(
    options
      .filter(({ proposed_from }) => proposed_from !== undefined && seats >= proposed_from)
      .map(({ id }) => [id, 1]),
  );

// Drops choices that do not exist with another number of seats.
export function fitTo(seats: number, { options }: Facts, { options: chosen, setOptions }: Variants): void {
  setOptions(
    Object.fromEntries(
      options
        .filter((one) => valuesOf(one, seats).includes(chosen[one.id] ?? -1))
        .map(({ id }) => [id, chosen[id] ?? 0]),
    ),
  );
}

type Props = {
  readonly facts: Facts;
  readonly engine: EngineLink;
  readonly seats: readonly string[];
  readonly word: Word;
  readonly variants: Variants;
  readonly proposed?: Values; // is shown above the fold
};

const nothing: Values = {};

export function VariantFields({
  facts,
  engine,
  seats,
  word,
  variants: { options, content, setOptions, setContent },
  proposed = nothing,
}: Props) {
  const { say } = useShell();
  const [open] = useState(Object.keys(content).length > 0); // chosen before the form was opened
  const folded = facts.options.filter(({ id }) => !(id in proposed));
  const changed =
    folded.filter(({ id, default_value }) => (options[id] ?? default_value) !== default_value).length +
    facts.content.filter((kind) => {
      const chosen = content[kind.kind];
      return chosen && (chosen.document || chosen.name !== defaultContent(kind, options));
    }).length;
  const field = (option: OptionSpec) => (
    <OptionField
      key={option.id}
      option={option}
      value={options[option.id] ?? proposed[option.id] ?? option.default_value}
      seats={seats}
      word={word}
      choose={(value) => setOptions({ ...options, [option.id]: value })}
    />
  );
  const fold = (
    <details class="variants" open={open}>
      <summary>
        <strong>{say("variants")}</strong>
        <span class="quiet" data-changed={changed}>
          {changed === 0 ? say("defaultWord") : say("changedVariants", { n: changed })}
        </span>
      </summary>
      {folded.map(field)}
      {facts.content.map((kind) => (
        <ContentField
          key={kind.kind}
          game={facts.id}
          kind={kind}
          word={word}
          standard={defaultContent(kind, options)}
          chosen={content[kind.kind]}
          choose={(chosen) => setContent({ ...content, [kind.kind]: chosen })}
          check={async (text, name) =>
            await engine.call<{ readonly kind: string; readonly name: string }>("check_content", text, name)
          }
        />
      ))}
    </details>
  );
  return (
    <>
      {facts.options.filter(({ id }) => id in proposed).map(field)}
      {fold}
    </>
  );
}

// The content of a match with these options where none is named.
const defaultContent = ({ default_value, where }: ContentKind, options: Values): string =>
  where && options[where.option] === where.value ? where.default_value : default_value;

// The chosen options as records have them.
export const written = (values: Values, options: readonly OptionSpec[]): Record<string, number | boolean | string> =>
  Object.fromEntries(
    options.filter(({ id }) => id in values).map((option) => [option.id, worded(option, values[option.id] ?? 0)]),
  );

type PillsProps = {
  readonly name: string;
  readonly value: number;
  readonly values: readonly (readonly [value: number, words: string])[];
  readonly choose: (value: number) => void;
};

export const Pills = ({ name, value, values, choose }: PillsProps) => (
  <div class="row">
    {values.map(([one, words]) => (
      <label class="pill" key={one}>
        <input type="radio" name={name} value={one} checked={one === value} onChange={() => choose(one)} /> {words}
      </label>
    ))}
  </div>
);

// The name in the catalogue.
type Word = (key: string) => string;

type OptionProps = {
  readonly option: OptionSpec;
  readonly value: number;
  readonly seats: readonly string[];
  readonly word: Word;
  readonly choose: (value: number) => void;
};

const mostPills = 3; // more values are folded into one chip

function OptionField({ option, value, seats, word, choose }: OptionProps) {
  const { say } = useShell();
  const nameOfSeat = (seat: number): string => {
    const player = seated(seats[seat] ?? "human");
    return [say("seatNumber", { n: seat + 1 }), player.name].filter(Boolean).join(": ");
  };
  const nameOf = (one: number): string => {
    if (option.kind === "number") return String(one);
    if (option.kind === "flag") return say(one ? "on" : "off");
    const seat = seatOf(option, one);
    return seat < 0 ? word(`option.${option.id}.${option.names[one] ?? ""}`) : nameOfSeat(seat);
  };
  const values = valuesOf(option, seats.length).map(
    (one) => [one, one === option.default_value ? `${nameOf(one)} (${say("defaultWord")})` : nameOf(one)] as const,
  );
  const name = word(`option.${option.id}`);
  return (
    <fieldset data-option={option.id}>
      <legend>{name}</legend>
      <p class="quiet">{word(`option.${option.id}.about`)}</p>
      {values.length > mostPills ? (
        <Chip name={name} value={value} values={values} choose={(one) => choose(Number(one))} />
      ) : (
        <Pills name={option.id} value={value} values={values} choose={choose} />
      )}
    </fieldset>
  );
}

type ContentProps = {
  readonly game: string;
  readonly kind: ContentKind;
  readonly standard: string;
  readonly word: Word;
  readonly chosen: ContentChoice | undefined;
  readonly choose: (chosen: ContentChoice) => void;
  readonly check: (text: string, name: string) => Promise<{ readonly kind: string; readonly name: string }>;
};

// Content of one's own: what this browser keeps, and the chosen file.
function ownChoices(kept: readonly ContentDocument[], chosen: ContentChoice | undefined): readonly ContentDocument[] {
  if (chosen?.document === undefined) return kept;
  const file = chosen.document as ContentDocument;
  return kept.some(({ name }) => name === file.name)
    ? kept.map((one) => (one.name === file.name ? file : one))
    : [...kept, file];
}

function ContentField({ game, kind, standard, word, chosen, choose, check }: ContentProps) {
  const { say } = useShell();
  const [message, setMessage] = useState<{ readonly role: "status" | "alert"; readonly words: string } | null>(null);
  const name = word(`content.${kind.kind}`);
  const bring = async (file: File) => {
    setMessage(null);
    const text = await file.text();
    try {
      const found = await check(text, file.name);
      if (found.kind !== kind.kind) throw new Refusal(`${file.name}: ${found.kind}, ${kind.kind}?`);
      choose({ name: found.name, document: JSON.parse(text) as unknown });
      setMessage({ role: "status", words: `${file.name}: ok` });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setMessage({ role: "alert", words: error.message });
    }
  };
  const own = ownChoices(ownContent(game, kind.kind), chosen);
  return (
    <fieldset data-content={kind.kind}>
      <legend>{name}</legend>
      <p class="quiet">{word(`content.${kind.kind}.about`)}</p>
      <Chip
        name={name}
        value={chosen?.document === undefined ? (chosen?.name ?? standard) : `own ${chosen.name}`}
        values={[
          ...kind.built_in.map((one) => [one.name, word(`content.${kind.kind}.${one.name}`)] as const),
          ...own.map((document) => [`own ${document.name}`, titleOf(document)] as const),
        ]}
        choose={(one) => {
          const document = own.find(({ name }) => one === `own ${name}`);
          choose(document ? { name: document.name, document } : { name: one });
        }}
      />
      {designedKind(game) === kind.kind && <a href={`#/design/${game}`}>{say("designOwn")}</a>}
      <details>
        <summary>{say("ownContent")}</summary>
        <p>{say("ownContentHelp")}</p>
        <FileButton label={say("ownContent")} open={(file) => void bring(file)} />
        {message && <p role={message.role}>{message.words}</p>}
      </details>
    </fieldset>
  );
}
