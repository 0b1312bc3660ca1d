// protocol.mjs cpp DESCRIPTION.json OUT [OTHER.json]: OUT.h and OUT.cpp, the described messages as C++ structs that can
// be read and written. protocol.mjs ts DESCRIPTION.json OUT.ts: the same as TypeScript, types and shapes.
//
// A description is {"about", "types": {...}, "<group>": {"<kind>": {"about", "<field>": "<type>"}}, ...};
// src/protocol/messages.json says what types there are. Messages of a group are told apart by their field "is".
// OTHER.json describes types that may be used as well.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const pascal = (name) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

function fail(words) {
  console.error(`error: ${words}`);
  process.exit(1);
}

// "[T]", "T?", "a|b" or a name, taken apart.
function typeOf(text, where, known) {
  const optional = text.endsWith("?");
  let rest = optional ? text.slice(0, -1) : text;
  const list = /^\[.+\]$/.test(rest);
  if (list) rest = rest.slice(1, -1);
  if (rest.includes("|")) return { optional, list, words: rest.split("|") };
  if (!["string", "uint", "bool", "seat", "json"].includes(rest) && !known.has(rest))
    fail(`${where}: "${rest}" is no type that was described before`);
  return { optional, list, type: rest };
}

function fieldsOf(described, where, known) {
  return Object.entries(described)
    .filter(([name]) => name !== "about" && name !== "type")
    .map(([name, text]) => ({ name, ...typeOf(text, `${where}.${name}`, known) }));
}

// {name, types: [{name, about, words | fields}], groups: [{name, messages: [{kind, name, about, fields}]}]}
function read(path, other) {
  const { version, about, unions, types, ...groups } = JSON.parse(readFileSync(path, "utf8"));
  const known = new Set(other ? Object.keys(JSON.parse(readFileSync(other, "utf8")).types) : []);
  const all = { path, version, about, types: [], groups: [] };
  for (const [name, described] of Object.entries(types ?? {})) {
    const words = typeof described.words === "string" && described.words.includes("|");
    all.types.push(
      words
        ? { name, about: described.about, words: described.words.split("|") }
        : { name, about: described.about, fields: fieldsOf(described, name, known) },
    );
    known.add(name);
  }
  for (const [name, messages] of Object.entries(groups)) {
    for (const [kind, described] of Object.entries(messages))
      if ("is" in described) fail(`${name}.${kind}: "is" says which message it is`);
    all.groups.push({
      name,
      union: unions?.[name] ?? pascal(name),
      messages: Object.entries(messages).map(([kind, described]) => ({
        kind,
        name: described.type ?? pascal(kind),
        about: described.about,
        fields: fieldsOf(described, `${name}.${kind}`, known),
      })),
    });
  }
  return all;
}

// A comment of lines that are not too long.
function comment(words, indent = "") {
  const lines = [];
  for (const word of words.split(" "))
    if (lines.length > 0 && lines.at(-1).length + word.length < 136 - indent.length)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(`${indent}// ${word}`);
  return lines;
}

function writeIfNew(path, lines) {
  const text = `${lines.join("\n")}\n`;
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

// ---- C++ ----

// What the description calls it, what C++ does.
const cppNames = { string: "std::string", uint: "std::uint64_t", bool: "bool", seat: "Seat", json: "Json" };

function cppType(field) {
  let type = field.words ? pascal(field.name) : (cppNames[field.type] ?? field.type);
  if (field.list) type = `std::vector<${type}>`;
  return field.optional ? `std::optional<${type}>` : type;
}

const quoted = (words) => words.map((word) => `"${word}"`).join(", ");

// The words of an enumeration, in its order.
function cppWords(type, words) {
  return [
    `inline std::span<const std::string_view> words_of(${type}) {`,
    `  static constexpr std::string_view words[] = {${quoted(words)}};`,
    "  return words;",
    "}",
  ];
}

function cppStruct(name, about, fields, kind) {
  const lines = about ? comment(about) : [];
  lines.push(`struct ${name} {`);
  if (kind) lines.push(`  static constexpr std::string_view called = "${kind}";`);
  for (const field of fields)
    if (field.words) lines.push(`  enum class ${pascal(field.name)} { ${field.words.join(", ")} };`);
  for (const field of fields) lines.push(`  ${cppType(field)} ${field.name} = {};`);
  lines.push(`  bool operator==(const ${name}&) const = default;`, "};");
  for (const field of fields) if (field.words) lines.push(...cppWords(`${name}::${pascal(field.name)}`, field.words));
  lines.push(`void read(Node& from, ${name}& to);`, `void write(JsonWriter& out, const ${name}& from);`, "");
  return lines;
}

function cppGroup({ name, union, messages }) {
  const lines = [`namespace ${name} {`, ""];
  for (const message of messages) lines.push(...cppStruct(message.name, message.about, message.fields, message.kind));
  const all = messages.map((message) => `${name}::${message.name}`).join(", ");
  lines.push(
    `}  // namespace ${name}`,
    "",
    `using ${union} = std::variant<${all}>;`,
    "// Strict: what is missing, unknown or of the wrong type is named with its place.",
    `Expected<${union}> read_${name}(std::string_view json, const std::string& where = "message");`,
    "",
  );
  return lines;
}

// Types of the other description that this one uses.
function borrowed(all) {
  const own = new Set(all.types.map((type) => type.name));
  const fields = [...all.types, ...all.groups.flatMap((group) => group.messages)].flatMap((one) => one.fields ?? []);
  const used = new Set(
    fields
      .filter((field) => field.type && !(field.type in cppNames) && !own.has(field.type))
      .map((field) => field.type),
  );
  return ["Json", ...used];
}

function cppHeader(all, space, other) {
  const lines = [
    ...comment(all.about),
    `// Made from ${basename(all.path)} by web/tools/protocol.mjs.`,
    "#pragma once",
    "",
    "#include <span>",
    "#include <variant>",
    "",
    `#include "${other ? "protocol/messages.h" : "protocol/fields.h"}"`,
    "",
    `namespace sounder::${space} {`,
    "",
  ];
  if (other) for (const type of borrowed(all)) lines.push(`using protocol::${type};`);
  if (all.version) lines.push(`constexpr std::uint64_t version = ${all.version};`, "");
  for (const type of all.types)
    if (type.words)
      lines.push(
        ...comment(type.about),
        `enum class ${type.name} { ${type.words.join(", ")} };`,
        ...cppWords(type.name, type.words),
        "",
      );
    else lines.push(...cppStruct(type.name, type.about, type.fields));
  for (const group of all.groups) lines.push(...cppGroup(group));
  lines.push(`}  // namespace sounder::${space}`);
  return lines;
}

function cppBodies(name, fields, kind) {
  const from = fields.length > 0 ? "from" : "";
  return [
    `void read(Node&${fields.length > 0 ? " from" : ""}, ${name}&${fields.length > 0 ? " to" : ""}) {`,
    ...fields.map((field) => `  protocol::read_field(from, "${field.name}", to.${field.name});`),
    "}",
    `void write(JsonWriter& out, const ${name}&${from && ` ${from}`}) {`,
    "  out.begin_object();",
    ...(kind ? [`  out.field("is", ${name}::called);`] : []),
    ...fields.map((field) => `  protocol::write_field(out, "${field.name}", from.${field.name});`),
    "  out.end_object();",
    "}",
    "",
  ];
}

function cppReader({ name, union, messages }) {
  const lines = [`Expected<${union}> read_${name}(std::string_view json, const std::string& where) {`];
  lines.push(`  return protocol::read_message<${union}>(json, where);`, "}", "");
  return messages.length > 0 ? lines : [];
}

function cppSource(all, space, header) {
  const lines = [
    `// Made from ${basename(all.path)} by web/tools/protocol.mjs.`,
    `#include "${header}"`,
    "",
    '#include "protocol/read_message.h"',
    "",
  ];
  lines.push(`namespace sounder::${space} {`, "");
  for (const type of all.types) if (type.fields) lines.push(...cppBodies(type.name, type.fields));
  for (const { name, messages } of all.groups) {
    lines.push(`namespace ${name} {`, "");
    for (const message of messages) lines.push(...cppBodies(message.name, message.fields, message.kind));
    lines.push(`}  // namespace ${name}`, "");
  }
  for (const group of all.groups) lines.push(...cppReader(group));
  lines.push(`}  // namespace sounder::${space}`);
  return lines;
}

function writeCpp(all, out, other) {
  const space = basename(dirname(out));
  writeIfNew(`${out}.h`, cppHeader(all, space, other));
  writeIfNew(`${out}.cpp`, cppSource(all, space, `${space}/${basename(out)}.h`));
}

// ---- TypeScript ----

const tsNames = { string: "text", uint: "count", bool: "yesOrNo", seat: "seat", json: "json" };

function tsShape(field) {
  let shape = field.words
    ? `oneOf(${quoted(field.words)})`
    : (tsNames[field.type] ?? field.type.charAt(0).toLowerCase() + field.type.slice(1));
  if (field.list) shape = `list(${shape})`;
  return field.optional ? `maybe(${shape})` : shape;
}

const tsFields = (fields, indent) => fields.map((field) => `${indent}${field.name}: ${tsShape(field)},`);

function tsType({ name, about, words, fields }) {
  const value = name.charAt(0).toLowerCase() + name.slice(1);
  const lines = comment(about);
  if (words) lines.push(`export const ${value} = oneOf(${quoted(words)});`);
  else lines.push(`export const ${value} = object({`, ...tsFields(fields, "  "), "});");
  return [...lines, `export type ${name} = Of<typeof ${value}>;`, ""];
}

// An object of shapes by kind; a union told apart by `is`; one message of it by its kind.
function tsGroup({ name, union: type, messages }) {
  const value = type.charAt(0).toLowerCase() + type.slice(1);
  const lines = [`export const ${value} = {`];
  for (const { kind, about, fields } of messages)
    lines.push(
      ...comment(about, "  "),
      `  ${kind}: object({`,
      `    is: oneOf("${kind}"),`,
      ...tsFields(fields, "    "),
      "  }),",
    );
  lines.push("} as const;");
  lines.push(
    `export type ${type} = { [Kind in keyof typeof ${value}]: Of<(typeof ${value})[Kind]> }[keyof typeof ${value}];`,
  );
  lines.push(`export type ${type}Of<Kind extends ${type}["is"]> = Extract<${type}, { readonly is: Kind }>;`, "");
  return lines;
}

function writeTs(all, out) {
  const body = [...all.types.flatMap(tsType), ...all.groups.flatMap(tsGroup)];
  const used = ["count", "json", "list", "maybe", "object", "oneOf", "seat", "text", "yesOrNo"].filter((shape) =>
    body.some((line) => !line.trim().startsWith("//") && new RegExp(`\\b${shape}\\b[,(),]`).test(line)),
  );
  const head = [...comment(all.about), `// Made from ${basename(all.path)} by web/tools/protocol.mjs.`];
  head.push(
    `import { ${used.join(", ")}, type Of } from "../shared/shape";`,
    "",
    `export const version = ${all.version};`,
    "",
  );
  writeIfNew(out, [...head, ...body]);
}

const [language, path, out, other] = process.argv.slice(2);
const described = read(path, other);
if (language === "cpp") writeCpp(described, out, other);
else if (language === "ts") writeTs(described, out);
else fail(`"${language}" is not a language: cpp or ts`);
