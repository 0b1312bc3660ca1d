// Keeps the whole app in the browser. After the first visit only a new version uses the network, and only for changed
// files. Each version has its own cache and takes over when no page of the old one is open. web/tools/offline.ts adds
// the list of files at build time.
type Wait = { waitUntil(done: Promise<unknown>): void };
type Fetching = Wait & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Self = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: "window" }): Promise<readonly { focus(): Promise<unknown> }[]>;
  };
  addEventListener(kind: "install" | "activate", act: (event: Wait) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetching) => void): void;
  addEventListener(
    kind: "notificationclick",
    act: (event: Wait & { readonly notification: { close(): void } }) => void,
  ): void;
};

declare const __FILES__: Readonly<Record<string, string>>; // integrity by path, relative to the app
const files: ReadonlyMap<string, string> = new Map(Object.entries(__FILES__));
declare const __VERSION__: string;
const family = "sounder-app-";
const name = family + __VERSION__;
const worker = self as unknown as Self;
const page = "index.html";

const addressOf = (path: string): string => new URL(path, worker.location.href).href;
const isNamedByContent = (path: string): boolean => path.startsWith("assets/");

// Takes a file from another version's cache if it is the same, else from the network. A file that does not match the
// list fails the whole version; the browser tries again later.
async function take(cache: Cache, path: string, integrity: string): Promise<void> {
  const address = addressOf(path);
  if (await cache.match(address, { ignoreVary: true })) return;
  const known = isNamedByContent(path) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const wish: RequestInit & { priority: "low" } = {
    integrity,
    priority: "low",
    cache: isNamedByContent(path) ? "default" : "no-cache",
  };
  const answer = known ?? (await fetch(address, wish));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(address, answer);
}

// One file after another, to leave bandwidth to the page.
async function takeAll(): Promise<void> {
  const cache = await caches.open(name);
  for (const [path, integrity] of files) await take(cache, path, integrity);
}

async function forgetOthers(): Promise<void> {
  for (const other of await caches.keys()) if (other.startsWith(family) && other !== name) await caches.delete(other);
}

function pathOf(request: Request): string | null {
  if (request.method !== "GET") return null;
  const home = new URL("./", worker.location.href);
  const url = new URL(request.url);
  if (url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return null;
  const path = url.pathname.slice(home.pathname.length) || page;
  return files.has(path) ? path : null;
}

// A file shared by another app (share_target in the manifest) is kept in a cache of its own until the home page takes
// it.
const isShared = ({ method, url }: Request): boolean => method === "POST" && url === addressOf("share");

async function receive(request: Request): Promise<Response> {
  const file = (await request.formData()).get("record");
  const name = file instanceof File ? file.name : "";
  await (await caches.open("sounder-shared")).put(addressOf("shared"), new Response(file));
  return Response.redirect(addressOf(`./#/?shared=${encodeURIComponent(name)}`), 303);
}

// A click on the notification "It is your turn" leads to the page that sent it.
async function lookAtPage(): Promise<void> {
  const [first] = await worker.clients.matchAll({ type: "window" });
  await first?.focus();
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAtPage());
});
worker.addEventListener("install", (event) => event.waitUntil(takeAll()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  if (isShared(event.request)) return event.respondWith(receive(event.request));
  const path = pathOf(event.request);
  if (path === null) return;
  event.respondWith(
    caches
      .open(name)
      .then((cache) => cache.match(addressOf(path), { ignoreVary: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});

export {};
