// words.mjs [--strict] VOCABULARY.json CONTENT OUT [WORDS.cpp]: checks every catalogue in CONTENT/<folder>/words against
// the messages of the engine, and writes OUT/<folder>.<language>.json (compiled sentences), OUT/<folder>.ts (the messages
// as types), and all of it as C++ for the other front ends.
//
// A text that a language lacks is the English one, with a warning; with --strict it is an error. English lacks none.
//
// VOCABULARY.json is what `sounder messages --json` prints: {"<game>": {"messages", "why", "terms", "options", "content"},
// ..., "shell"}. A sentence is written in ICU MessageFormat; an apostrophe is always an apostrophe. Compiled, it is a
// text or a list of parts:
//   "text"                     itself
//   ["n"]                      what stands in the place: a number, a text
//   ["who", "@"]               a seat's name          ["card", "#"]  a card's name          ["effect", "!"]  a message's sentence
//   ["pig", "a", "size"]       a form of a term, of that set
//   ["cells", "&..."]          a list, joined with "and" ("|...": with "or"); what follows is the op of an item
//   ["n", {cases}, "n"]        a plural by number ("c": by the length of a list)
//   ["who", {cases}, "is"]     by whether the seat is the reader ("you")
//   ["pig", {cases}, "gender", "size"]   by the term's gender
//   ["pig", {cases}]           by the value itself
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@messageformat/parser";
import * as plurals from "make-plural/cardinals";
import * as categories from "make-plural/pluralCategories";

const languages = ["en", "it", "fr"];
const joints = { en: [" and ", " or "], it: [" e ", " o "], fr: [" et ", " ou "] };
const faults = [];
const args = process.argv.slice(2).filter((word) => word !== "--strict");
const strict = args.length < process.argv.length - 2;
// Without --strict: of the forms of a term, the English ones, for English sentences in another language.
const spareForms = new Map();

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    faults.push(`${path}: ${error.message}`);
    return null;
  }
};

// One sentence of one language, with the places it may name and the terms of the language.
class Sentence {
  constructor(where, places, terms, language) {
    Object.assign(this, { where, places, terms, language });
  }

  fault(words) {
    faults.push(`${this.where}: ${words}`);
    return [""];
  }

  compiled(text) {
    let tokens;
    try {
      tokens = parse(text.replaceAll("''", "'").replaceAll("'", "''"));
    } catch (error) {
      return this.fault(error.message.split("\n")[0]);
    }
    const parts = this.parts(tokens, null);
    return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
  }

  parts(tokens, counted) {
    const all = [];
    for (const token of tokens) {
      const part = this.part(token, counted);
      if (typeof part === "string" && typeof all.at(-1) === "string") all.push(all.pop() + part);
      else all.push(part);
    }
    return all;
  }

  part(token, counted) {
    if (token.type === "content") return token.value;
    if (token.type === "octothorpe") return counted ?? this.fault("# outside of a plural");
    if (token.type === "argument") return this.argument(token.arg);
    if (token.type === "select") return this.choice(token);
    if (token.type === "plural") return this.plural(token);
    return this.fault(`${token.type} is not used in our catalogues`);
  }

  // "pig_a" is the place "pig" and the form asked of it.
  place(name) {
    const own = this.places.find((place) => place.name === name);
    if (own) return { place: own, asked: "" };
    const long = this.places
      .filter((place) => name.startsWith(`${place.name}_`))
      .sort((a, b) => b.name.length - a.name.length)[0];
    return long ? { place: long, asked: name.slice(long.name.length + 1) } : null;
  }

  form(set, form) {
    for (const [term, forms] of Object.entries(this.terms[set] ?? {}))
      if ((forms[form] ??= spareForms.get(forms)?.[form]) === undefined)
        this.fault(`the term ${set}.${term} has no form "${form}"`);
  }

  argument(name) {
    const found = this.place(name);
    if (!found) return this.fault(`names {${name}}, which the message has not`);
    const { place, asked } = found;
    const kind = place.kind === "list" ? place.items : place.kind;
    let how = asked;
    let op = "";
    if (place.kind === "list") {
      op = /(^|_)or$/.test(how) ? "|" : "&";
      how = how.replace(/(^|_)or$/, "");
      if (how === "count") return [place.name, "c"];
    }
    if (kind === "term") {
      this.form(place.terms, how || "one");
      return [place.name, op + (how || "one"), place.terms];
    }
    if (how) return this.fault(`{${name}}: a ${kind} has no "${how}"`);
    op += { seat: "@", card: "#", message: "!" }[kind] ?? "";
    return op ? [place.name, op] : [place.name];
  }

  cases(token, counted) {
    if (!token.cases.some(({ key }) => key === "other")) this.fault(`{${token.arg}, ${token.type}} has no "other"`);
    return Object.fromEntries(token.cases.map(({ key, tokens }) => [key, this.parts(tokens, counted)]));
  }

  choice(token) {
    const found = this.place(token.arg);
    if (!found) return this.fault(`names {${token.arg}}, which the message has not`);
    const { place, asked } = found;
    const cases = this.cases(token, null);
    if (place.kind === "seat" && asked === "is") return [place.name, cases, "is"];
    if (place.kind === "term" && asked === "gender") {
      this.form(place.terms, "gender");
      return [place.name, cases, "gender", place.terms];
    }
    if (asked) return this.fault(`{${token.arg}, select}: a ${place.kind} has no "${asked}"`);
    if (!["term", "flag", "text", "number"].includes(place.kind))
      return this.fault(`{${token.arg}, select}: one can't choose by a ${place.kind}`);
    const known =
      place.kind === "term" ? this.termNames(place.terms) : place.kind === "flag" ? ["true", "false"] : null;
    for (const key of Object.keys(cases))
      if (known && key !== "other" && !known.includes(key))
        this.fault(`{${token.arg}, select}: "${key}" is none of ${known.join(", ")}`);
    return [place.name, cases];
  }

  termNames(set) {
    return Object.keys(this.terms[set] ?? {});
  }

  plural(token) {
    const found = this.place(token.arg);
    if (!found) return this.fault(`names {${token.arg}}, which the message has not`);
    const { place, asked } = found;
    const counts = place.kind === "list" && asked === "count";
    if (!counts && (place.kind !== "number" || asked)) return this.fault(`{${token.arg}, plural}: it is no number`);
    for (const { key } of token.cases)
      if (!key.startsWith("=") && !categories[this.language].cardinal.includes(key))
        this.fault(`{${token.arg}, plural}: ${this.language} has no "${key}"`);
    return [place.name, this.cases(token, counts ? [place.name, "c"] : [place.name]), counts ? "c" : "n"];
  }
}

// The keys that options and content ask for: they have no arguments.
function plainKeys(entry) {
  const keys = entry.about ? ["about"] : [];
  for (const { id, values } of entry.options ?? [])
    keys.push(`option.${id}`, `option.${id}.about`, ...values.map((value) => `option.${id}.${value}`));
  for (const { kind, files } of entry.content ?? [])
    keys.push(`content.${kind}`, `content.${kind}.about`, ...files.map((file) => `content.${kind}.${file}`));
  // What a content file says of itself may be said in other languages, too.
  const abouts = (entry.content ?? []).flatMap(({ kind, files }) =>
    files.map((file) => `content.${kind}.${file}.about`),
  );
  return [...keys.map((key) => ({ key, places: [] })), ...abouts.map((key) => ({ key, places: [], optional: true }))];
}

const mover = { name: "who", kind: "seat" };

// What a language has, and the English texts for the `keys` that it lacks: {texts, lacks}.
function withEnglish(own, english, keys) {
  const texts = { ...own };
  let lacks = 0;
  for (const key of keys) {
    const [had, other] = [own[key], english[key]];
    if (other === undefined) continue;
    const parts = typeof other === "string" ? [] : Object.keys(other);
    if (had !== undefined && (typeof had === "string" || parts.every((part) => had[part] !== undefined))) continue;
    texts[key] = typeof other === "string" ? other : { ...other, ...had };
    lacks += 1;
  }
  return { texts, lacks };
}

function warnOfEnglish(path, lacks) {
  if (lacks > 0) console.error(`warning: ${path} lacks ${lacks} ${lacks === 1 ? "text" : "texts"}; English is shown`);
}

// The catalogue of a language, where it may be incomplete: `wanted` has the keys of messages and of texts.
function completed(path, own, english, wanted) {
  const words = { ...own };
  let all = 0;
  for (const [section, keys] of Object.entries(wanted)) {
    const { texts, lacks } = withEnglish(own[section] ?? {}, english[section] ?? {}, keys);
    if (own[section] || lacks > 0) words[section] = texts;
    all += lacks;
  }
  words.terms = { ...own.terms };
  for (const [set, terms] of Object.entries(english.terms ?? {})) {
    words.terms[set] = { ...own.terms?.[set] };
    for (const [term, forms] of Object.entries(terms)) {
      if (!words.terms[set][term]) all += 1;
      spareForms.set((words.terms[set][term] ??= { ...forms }), forms);
    }
  }
  warnOfEnglish(path, all);
  return words;
}

// Reads a catalogue of CONTENT/<folder>/words; what a language lacks comes from the English file unless --strict.
// Nothing where there is no such file.
function readWords(content, name, language, ending, wantedOf) {
  const file = (of) => join(content, name, "words", `${of}${ending}.json`);
  const path = file(language);
  const lenient = !strict && language !== "en" && existsSync(file("en"));
  if (!existsSync(path) && !lenient) return { path, words: null };
  const own = existsSync(path) ? (readJson(path) ?? {}) : {};
  if (!lenient) return { path, words: own };
  const english = readJson(file("en")) ?? {};
  return { path, words: completed(path, own, english, wantedOf(english)) };
}

function compileMessages(where, sentences, expected, terms, language) {
  const compiled = {};
  const one = (key, places, text, part = "") => {
    if (typeof text !== "string") {
      faults.push(`${where}: ${key}${part} is missing`);
      return "";
    }
    return new Sentence(`${where}: ${key}${part}`, places, terms, language).compiled(text);
  };
  for (const { key, places, optional } of expected) {
    const entry = sentences[key];
    if (entry === undefined) {
      if (!optional) faults.push(`${where}: ${key} has no sentence`);
    } else if (key.startsWith("move.") || key.startsWith("plan.")) {
      const told = places.some(({ name }) => name === "who") ? places : [...places, mover];
      compiled[key] = {
        b: one(key, places, entry.button, ", button"),
        s: key.startsWith("plan.") && !entry.story ? "" : one(key, told, entry.story, ", story"),
      };
    } else {
      compiled[key] = one(key, places, entry);
    }
  }
  const known = new Set(expected.map(({ key }) => key));
  for (const key of Object.keys(sentences)) if (!known.has(key)) faults.push(`${where}: ${key}: nobody says that`);
  return compiled;
}

function checkTerms(where, terms, expected) {
  for (const [set, names] of Object.entries(expected)) {
    for (const name of names)
      if (!terms[set]?.[name]?.one) faults.push(`${where}: the term ${set}.${name} has no form "one"`);
    for (const name of Object.keys(terms[set] ?? {}))
      if (!names.includes(name)) faults.push(`${where}: ${set}.${name} is no term`);
  }
  for (const set of Object.keys(terms)) if (!expected[set]) faults.push(`${where}: there are no terms "${set}"`);
}

// Ids of all cards of a game's own content files, by kind: what has an id, or a name to make one of.
function cardIds(folder) {
  const ids = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const document = readJson(join(folder, file));
    const found = (ids[document?.kind] ??= new Set());
    const look = (value) => {
      if (typeof value !== "object" || value === null) return;
      if (typeof value.id === "string") found.add(value.id);
      if (typeof value.name === "string")
        found.add(
          value.name
            .toLowerCase()
            .replaceAll("'", "")
            .replace(/[^a-z0-9]+/g, "-")
            .replace(/^-|-$/g, ""),
        );
      Object.values(value).forEach(look);
    };
    look(document);
  }
  return ids;
}

function checkCards(where, cards, folder) {
  const ids = Object.keys(cards).length ? cardIds(folder) : {};
  for (const [kind, names] of Object.entries(cards))
    for (const id of Object.keys(names))
      if (!ids[kind]?.has(id)) faults.push(`${where}: no ${kind} has a card "${id}"`);
}

// Texts that only a page shows are compared with the English ones: same keys, same places.
const placesOf = (text) =>
  [...new Set([...String(text).matchAll(/\{(\w+)/g)].map(([, name]) => name))].filter((name) => name !== "").sort();
function textPlaces(texts) {
  return Object.entries(texts).map(([key, text]) => {
    const counted = new Set([...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => name));
    const names = [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))];
    return { key, places: names.map((name) => ({ name, kind: counted.has(name) ? "number" : "text" })) };
  });
}

const pascal = (id) =>
  id
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

function typeOf(place) {
  const kinds = {
    number: "number",
    flag: "boolean",
    seat: "Seat",
    text: "string",
    card: "Card",
    message: "Message",
    term: pascal(place.terms ?? ""),
  };
  return place.kind === "list" ? `readonly ${kinds[place.items]}[]` : kinds[place.kind];
}

function typesOf(entry) {
  const lines = [];
  for (const [set, names] of Object.entries(entry.terms ?? {}))
    lines.push(`export type ${pascal(set)} = ${names.map((name) => JSON.stringify(name)).join(" | ")};`);
  const messages = [...(entry.messages ?? []), ...(entry.why ?? [])];
  lines.push("", "export type GameMessage =");
  for (const { key, places } of messages)
    lines.push(
      `  | { ${[`readonly key: ${JSON.stringify(key)}`, ...places.map((place) => `readonly ${place.name}: ${typeOf(place)}`)].join("; ")} }`,
    );
  if (messages.length === 0) lines.push("  never");
  lines[lines.length - 1] += ";";
  lines.push(
    "",
    "export type Move = Extract<GameMessage, { readonly key: `move.${string}` }> & { readonly text: string };",
  );
  lines.push(
    "export type Plan = Extract<GameMessage, { readonly key: `plan.${string}` }> & { readonly texts: readonly string[] };",
  );
  const types = lines.join("\n");
  const used = ["Card", "Message", "Seat"].filter((type) => new RegExp(`: (readonly )?${type}\\b`).test(types));
  const imports = used.length > 0 ? `import type { ${used.join(", ")} } from "../i18n/message";\n\n` : "";
  return `// Written by tools/words.mjs from what the engine can say.\n${imports}${types}`;
}

function writeIfNew(path, text) {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

// The rules pages of a game by language: every language has the same sections. Without --strict, a section that a
// language lacks is the English one.
function rulesPages(content, name) {
  const paths = languages.map((language) => join(content, name, "rules", `${language}.json`));
  if (!paths.some(existsSync)) return [];
  const pages = paths.map((path) => (existsSync(path) ? readJson(path) : null) ?? {});
  const ids = (page) => (page.sections ?? []).map(({ id }) => id).join(" ");
  return pages.map((page, i) => {
    if (ids(page) === ids(pages[0])) return page;
    const sections = (pages[0].sections ?? []).map(
      (english) => page.sections?.find(({ id }) => id === english.id) ?? english,
    );
    const foreign = (page.sections ?? []).filter((section) => !sections.includes(section));
    if (strict || foreign.length > 0)
      faults.push(`${paths[i]} ${existsSync(paths[i]) ? `has other sections than ${paths[0]}` : "is missing"}`);
    else warnOfEnglish(paths[i], sections.filter((section) => !page.sections?.includes(section)).length);
    return { ...page, sections };
  });
}

// Texts in a file of their own: of the terminal's picture, which the browser does not load, and of tables among friends
// and of designs, which it loads with them.
const parts = ["picture", "tables", "design"];
function compilePart(part, name, content, out, terms, language) {
  const english = join(content, name, "words", `en.${part}.json`);
  if (!existsSync(english)) return;
  const texts = readJson(english)?.texts ?? {};
  const { path, words } = readWords(content, name, language, `.${part}`, () => ({ texts: Object.keys(texts) }));
  if (!words) return faults.push(`${path} is missing`);
  writeIfNew(
    join(out, `${name}.${language}.${part}.json`),
    `${JSON.stringify({ x: compileMessages(path, words.texts ?? {}, textPlaces(texts), terms, language) })}\n`,
  );
}
// The keys of such texts as types.
function partKeys(content, name) {
  const keysOf = (part, type) => {
    const file = join(content, name, "words", `en.${part}.json`);
    return existsSync(file) ? typeOfKeys(type, Object.keys(readJson(file)?.texts ?? {})) : "";
  };
  return keysOf("tables", "TablesKey") + keysOf("design", "DesignKey");
}
const typeOfKeys = (name, keys) =>
  `\nexport type ${name} =\n${keys.map((key) => `  | ${JSON.stringify(key)}`).join("\n")};\n`;

// Reasons of refusals go with reasons of bots: the browser loads both on demand.
function takeRefusals(messages) {
  const taken = {};
  for (const key of Object.keys(messages).filter((one) => one.startsWith("refuse."))) {
    taken[key] = messages[key];
    delete messages[key];
  }
  return taken;
}

function compileFolder(name, entry, content, out) {
  const shownTexts = {};
  const expectedMessages = [...plainKeys(entry), ...(entry.messages ?? [])];
  const required = expectedMessages.filter(({ optional }) => !optional).map(({ key }) => key);
  const whyKeys = (entry.why ?? []).map(({ key }) => key);
  for (const language of languages) {
    const { path, words } = readWords(content, name, language, "", ({ texts }) => ({
      messages: required,
      texts: Object.keys(texts ?? {}),
    }));
    if (!words) {
      if ((entry.messages ?? []).length > 0) faults.push(`${path} is missing`);
      continue;
    }
    const terms = words.terms ?? {};
    checkTerms(path, terms, entry.terms ?? {});
    checkCards(path, words.cards ?? {}, join(content, name));
    const one = [];
    for (let n = 0; n < 1000; ++n) if (plurals[language](n) === "one") one.push(n);
    const [and, or] = joints[language];
    const compiled = { one, and, or, t: terms, c: words.cards ?? {} };
    compiled.m = compileMessages(path, words.messages ?? {}, expectedMessages, terms, language);
    if (words.texts) {
      shownTexts[language] = words.texts;
      const expected = textPlaces(shownTexts.en ?? words.texts);
      compiled.x = compileMessages(path, words.texts, expected, terms, language);
      for (const { key } of expected)
        if (placesOf(words.texts[key] ?? "").some((place) => !placesOf(shownTexts.en[key]).includes(place)))
          faults.push(`${path}: ${key}: other places than in English`);
    }
    const refusals = entry.why ? takeRefusals(compiled.m) : {};
    writeIfNew(join(out, `${name}.${language}.json`), `${JSON.stringify(compiled)}\n`);
    for (const part of parts) compilePart(part, name, content, out, terms, language);
    const why = readWords(content, name, language, ".why", () => ({ messages: whyKeys }));
    if (!why.words && whyKeys.length > 0) faults.push(`${why.path} is missing`);
    const reasons = compileMessages(why.path, why.words?.messages ?? {}, entry.why ?? [], terms, language);
    writeIfNew(join(out, `${name}.${language}.why.json`), `${JSON.stringify({ m: { ...reasons, ...refusals } })}\n`);
  }
  let types = typesOf(entry);
  if (shownTexts.en) types += typeOfKeys("TextKey", Object.keys(shownTexts.en));
  types += partKeys(content, name);
  writeIfNew(join(out, `${name}.ts`), types);
}

// The compiled catalogues and the rules pages as C++. Pieces are short because compilers need not take long literals.
function writeCpp(path, out, pagesOf) {
  const files = [];
  for (const [folder, pages] of Object.entries(pagesOf))
    for (const [i, language] of languages.entries()) {
      for (const part of ["", ".why", ".picture"]) {
        const file = join(out, `${folder}.${language}${part}.json`);
        if (existsSync(file)) files.push([`${folder}.${language}${part}`, readFileSync(file, "utf8").trim()]);
      }
      if (pages[i]) files.push([`${folder}.${language}.rules`, JSON.stringify(pages[i])]);
    }
  const literals = (text) =>
    `${(text.match(/[\s\S]{1,4000}/gu) ?? []).map((piece) => `     R"~~~(${piece})~~~"`).join("\n")}sv\n`;
  const lines = files.map(([name, text]) => `    {"${name}",\n${literals(text)}    },\n`).join("");
  const list =
    files.length > 0
      ? `constexpr CatalogueFile all[] = {\n${lines}};\n`
      : "constexpr std::span<const CatalogueFile> all;\n";
  writeIfNew(
    path,
    `// Made from content/ by web/tools/words.mjs.\n#include "i18n/files.h"\n\nnamespace sounder::i18n {\nnamespace {\n\nusing namespace std::string_view_literals;\n\n${list}\n}  // namespace\n\nstd::span<const CatalogueFile> files() { return all; }\n\n}  // namespace sounder::i18n\n`,
  );
}

const [vocabularyPath, content, out, cpp] = args;
const vocabulary = readJson(vocabularyPath) ?? {};
mkdirSync(out, { recursive: true });
const pagesOf = {};
for (const [name, entry] of Object.entries(vocabulary)) {
  pagesOf[name] = rulesPages(content, name);
  compileFolder(name, entry, content, out);
}
if (faults.length > 0) {
  for (const fault of faults) console.error(`error: ${fault}`);
  console.error(`error: ${faults.length} faults in the catalogues`);
  process.exit(1);
}
if (cpp) writeCpp(cpp, out, pagesOf);
