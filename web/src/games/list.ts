// The games, one line each: what the home page says before anything of a game is loaded, and how its parts are loaded.
import bitePumpkin from "engines/engine-bite-the-pumpkin.wasm?url";
import happyPigs from "engines/engine-happy-pigs.wasm?url";
import threeLittlePigs from "engines/engine-three-little-pigs.wasm?url";
import wildPigs from "engines/engine-wild-pigs.wasm?url";
import type { Key } from "../text/en";
import type { AnyGameModule } from "./game";

export type GameLine = {
  readonly id: string;
  readonly title: string;
  readonly designer: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  readonly about: Key; // one line
  readonly engine: string; // address
  load(): Promise<AnyGameModule>;
};

export const games: readonly GameLine[] = [
  {
    id: "bite-the-pumpkin",
    title: "Bite the Pumpkin",
    designer: "Giuliano Polverari",
    seats: [2, 3],
    minutes: 10,
    about: "aboutBiteThePumpkin",
    engine: bitePumpkin,
    load: async () => (await import("./bite-the-pumpkin")).game,
  },
  {
    id: "three-little-pigs",
    title: "The Three Little Pigs",
    designer: "Laurent Pouchain",
    seats: [2, 5],
    minutes: 20,
    about: "aboutThreeLittlePigs",
    engine: threeLittlePigs,
    load: async () => (await import("./three-little-pigs")).game,
  },
  {
    id: "happy-pigs",
    title: "Happy Pigs",
    designer: "Kuraki Mura, Bruno Cathala",
    seats: [2, 6],
    minutes: 40,
    about: "aboutHappyPigs",
    engine: happyPigs,
    load: async () => (await import("./happy-pigs")).game,
  },
  {
    id: "wild-pigs",
    title: "Wild Pigs Will Attack!",
    designer: "Daniangio",
    seats: [2, 5],
    minutes: 60,
    about: "aboutWildPigs",
    engine: wildPigs,
    load: async () => (await import("./wild-pigs")).game,
  },
];

export const gameLine = (id: string): GameLine | undefined => games.find((game) => game.id === id);
