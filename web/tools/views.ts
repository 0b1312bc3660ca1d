// Writes docs/views/: a page for each game with the fields of its view, and an index. Run by `npm run views`.
// The pages are made from the shapes in src/games/<game>/view.ts and from the comment behind each field there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = join(root, "docs/views");
const note = "Made by `npm run views` in `web/`";

type Field = { readonly name: string; readonly type: string; readonly meaning: string };
type Table = { readonly name: string; readonly fields: readonly Field[] };

// What the shapes of src/shared/shape.ts and src/match/situation.ts are called on the pages.
const simple: Readonly<Record<string, string>> = {
  text: "string",
  count: "uint",
  number: "number",
  yesOrNo: "bool",
  seat: "seat",
  message: "message",
  plan: "plan",
};

const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "");

// The shapes of one view.ts, read as source: a shape itself does not know its comments.
class Shapes {
  readonly tables: Table[] = [];
  private readonly constants = new Map<string, ts.Expression>();
  private readonly source: ts.SourceFile;

  constructor(path: string) {
    this.source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
    for (const statement of this.source.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer) this.constants.set(name.getText(), initializer);
    this.typeOf(ts.factory.createIdentifier("view"), "view");
  }

  // The comment at the head of the file, up to an empty line of it.
  about(): string {
    const lines = this.source.text.split("\n");
    return lines
      .slice(0, lines.indexOf("//"))
      .map((line) => line.replace(/^\/\/ /, ""))
      .join(" ");
  }

  private fail(node: ts.Node, words: string): never {
    throw new Error(`${this.source.fileName}: ${words}: ${node.getText(this.source).slice(0, 80)}`);
  }

  private plain(node: ts.Expression): ts.Expression {
    return ts.isAsExpression(node) ? this.plain(node.expression) : node;
  }

  // `name` is what an object is called that has no constant of its own.
  private typeOf(given: ts.Expression, name: string): string {
    const node = this.plain(given);
    if (ts.isIdentifier(node)) {
      const constant = this.constants.get(node.text);
      return constant ? this.typeOf(constant, node.text) : (simple[node.text] ?? this.fail(node, "unknown shape"));
    }
    if (!ts.isCallExpression(node)) this.fail(node, "no shape");
    const [first] = node.arguments;
    const inner = (): string => (first ? this.typeOf(first, name) : this.fail(node, "of what?"));
    switch (node.expression.getText(this.source)) {
      case "object":
        return this.objectType(first ?? this.fail(node, "without fields"), name);
      case "list":
        return `[${inner()}]`;
      case "maybe":
        return `${inner()}?`;
      case "orNull":
        return `${inner()} or null`;
      case "oneOf":
        return node.arguments.flatMap((word) => this.wordsOf(word)).join(", ");
      default:
        return this.fail(node, "unknown shape");
    }
  }

  private wordsOf(given: ts.Expression): readonly string[] {
    const node = this.plain(given);
    if (ts.isStringLiteral(node)) return [`\`"${node.text}"\``];
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((word) => this.wordsOf(word));
    if (ts.isSpreadElement(node)) return this.wordsOf(node.expression);
    const constant = this.constants.get(node.getText(this.source));
    return constant ? this.wordsOf(constant) : this.fail(node, "no word");
  }

  private objectType(given: ts.Expression, name: string): string {
    if (!this.tables.some((table) => table.name === name)) {
      const place = this.tables.length;
      this.tables.push({ name, fields: [] });
      this.tables[place] = { name, fields: this.fieldsOf(given, name) };
    }
    return `[${name}](#${anchor(name)})`;
  }

  private fieldsOf(given: ts.Expression, owner: string): readonly Field[] {
    const node = this.plain(given);
    if (ts.isIdentifier(node))
      return this.fieldsOf(this.constants.get(node.text) ?? this.fail(node, "unknown fields"), owner);
    if (!ts.isObjectLiteralExpression(node)) this.fail(node, "no fields");
    return node.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return this.fieldsOf(property.expression, owner);
      if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property))
        this.fail(property, "no field");
      const name = property.name.getText(this.source);
      const shape = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      return [{ name, type: this.typeOf(shape, `${owner}.${name}`), meaning: this.meaningOf(property) }];
    });
  }

  private meaningOf(property: ts.Node): string {
    const rest = this.source.text.slice(property.end).split("\n", 1)[0] ?? "";
    const [, words] = /^,? *\/\/ (.+)$/.exec(rest) ?? this.fail(property, "no comment behind the field");
    return words ?? "";
  }
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const tableText = ({ name, fields }: Table): string =>
  [
    `## ${name}`,
    "",
    row(["field", "type", "meaning"]),
    "|---|---|---|",
    ...fields.map((field) => row([`\`${field.name}\``, field.type, field.meaning])),
  ].join("\n");

function pageOf(game: string, title: string): string {
  const shapes = new Shapes(join(root, "web/src/games", game, "view.ts"));
  const about = shapes.about().replaceAll(/src\/rules\/\S+\.cpp/g, (path) => `[${path}](../../${path})`);
  return `# ${title}: the view

${about}

${note} from [view.ts](../../web/src/games/${game}/view.ts). [README.md](README.md) explains the types. Ids such as ${
    idOf[game] ?? "BP-1"
  } are rulings: [rules](../rules/${game}.md).

${shapes.tables.map(tableText).join("\n\n")}
`;
}

const idOf: Readonly<Record<string, string>> = {
  "bite-the-pumpkin": "BP-10",
  "three-little-pigs": "TP-6",
  "happy-pigs": "HP-13",
  "wild-pigs": "WP-10",
};

const titleOf = (game: string): string =>
  /title: "([^"]+)"/.exec(readFileSync(join(root, "web/src/games", game, "home.ts"), "utf8"))?.[1] ?? game;

const games = readFileSync(join(root, "games.txt"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "");

const indexText = (): string => `# Views

A view is what one viewer may know of a position, as JSON: a seat, or the audience. It is \`view\` in the output of \`sounder show --json\`
([records.md](../records.md)), in the bot protocol ([bots.md](../bots.md)), in \`match.view()\` of the Python package ([python.md](../python.md)), and in
what the server and the browser's engine send. Each game has a page of its own.

${games.map((game) => `- [${titleOf(game)}](${game}.md)`).join("\n")}

| type | JSON |
|---|---|
| \`string\` | a string |
| \`uint\` | a whole number from 0 |
| \`number\` | a number |
| \`bool\` | \`true\` or \`false\` |
| \`"a"\`, \`"b"\` | one of these strings |
| \`seat\` | \`"p1"\` to \`"p6"\` |
| \`message\` | an object with a \`key\` and its arguments ([messages.md](../messages.md)) |
| \`plan\` | a message with \`texts\`: the moves that are offered as one |
| \`[T]\` | an array of T |
| \`T?\` | T; the field may be missing |
| \`T or null\` | T or \`null\` |
| a link | an object with the fields of that table |

${note}. A test fails when a page differs from what the tool writes.
`;

// Every page by its file name.
export const pages = (): ReadonlyMap<string, string> =>
  new Map([["README.md", indexText()], ...games.map((game) => [`${game}.md`, pageOf(game, titleOf(game))] as const)]);

export const pathOf = (name: string): string => join(folder, name);

export function writePages(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pages()) writeFileSync(pathOf(name), text);
}
