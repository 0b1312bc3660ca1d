// The program serving the app (`sounder serve`), and a connection to it that counts every byte.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { fileURLToPath } from "node:url";

export const binary =
  process.env["SOUNDER_SERVER"] ?? fileURLToPath(new URL("../../../build/dev/sounder", import.meta.url));

export type Running = { readonly address: string; readonly process: ChildProcess };

export async function startServer(...words: readonly string[]): Promise<Running> {
  const tables = words.includes("--data") ? [] : ["--no-tables"]; // leaves nothing behind
  const child = spawn(binary, ["serve", "--port", "0", ...tables, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8");
  for await (const piece of child.stdout) {
    said += piece;
    const address = /http:\/\/\S+/.exec(said)?.[0];
    if (address) return { address, process: child };
  }
  throw new Error(`${binary} serve ended without an address: ${said}`);
}

export async function stopServer({ process: child }: Running): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  await gone;
  return child.exitCode;
}

export type Passed = { readonly path: string; readonly status: number; readonly bytes: number; readonly body: number };

// Hands everything on as it is and notes what came back, service workers' requests included.
export class CountedLine {
  passed: Passed[] = [];
  private constructor(
    readonly address: string,
    private readonly server: Server,
  ) {}

  static async to(target: string): Promise<CountedLine> {
    const made: { line?: CountedLine } = {};
    const server = createServer((asked, answer) => {
      const list = made.line?.passed; // what was asked for before `forget` is none of the new list's business
      const onward = request(
        new URL(asked.url ?? "/", target),
        { method: asked.method, headers: asked.headers },
        (reply) => {
          const headers = reply.rawHeaders.reduce((sum, word) => sum + word.length + 2, 17);
          let body = 0;
          reply.on("data", (piece: Buffer) => (body += piece.length));
          reply.on("end", () =>
            list?.push({ path: asked.url ?? "", status: reply.statusCode ?? 0, bytes: headers + body, body }),
          );
          answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
          reply.pipe(answer);
        },
      );
      onward.on("error", () => answer.destroy());
      onward.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const where = server.address();
    const line = new CountedLine(`http://127.0.0.1:${typeof where === "object" && where ? where.port : 0}/`, server);
    made.line = line;
    return line;
  }

  forget(): void {
    this.passed = [];
  }

  bytes(): number {
    return this.passed.reduce((sum, one) => sum + one.bytes, 0);
  }

  async cut(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
