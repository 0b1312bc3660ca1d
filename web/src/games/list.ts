// The games with a folder here: their cards for the home page, and how to load the rest.
import type { AnyGameModule, HomeCard } from "./game";
import { gameIds } from "./ids";

export type GameEntry = HomeCard & {
  readonly id: string;
  readonly engine: string; // address
  load(): Promise<AnyGameModule>;
};

const engines = import.meta.glob<string>("engines/engine-*.wasm", { query: "?url", import: "default", eager: true });
const homes = import.meta.glob<HomeCard>("./*/home.ts", { import: "home", eager: true });
const modules = import.meta.glob<AnyGameModule>("./*/index.tsx", { import: "game" });

const engineOf = (id: string) => Object.entries(engines).find(([path]) => path.endsWith(`/engine-${id}.wasm`))?.[1];

export const games: readonly GameEntry[] = gameIds.flatMap((id) => {
  const [home, engine, load] = [homes[`./${id}/home.ts`], engineOf(id), modules[`./${id}/index.tsx`]];
  return home && engine && load ? [{ ...home, id, engine, load }] : [];
});

export const gameEntry = (id: string): GameEntry | undefined => games.find((game) => game.id === id);

export const designedKind = (id: string): string | undefined => gameEntry(id)?.designs;
