// The built app on a port of its own, as a file server would serve it.
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../dist-app", import.meta.url));
const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

export type Served = { readonly address: string; readonly server: Server };

export async function serveApp(): Promise<Served> {
  if (!existsSync(join(root, "index.html"))) throw new Error("web/dist-app is missing: run npm run build:app first");
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const file = join(root, path === "/" ? "index.html" : path);
    readFile(file).then(
      (bytes) =>
        response.writeHead(200, { "content-type": kinds[extname(file)] ?? "application/octet-stream" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const where = server.address();
  return { address: `http://127.0.0.1:${typeof where === "object" && where ? where.port : 0}/`, server };
}
