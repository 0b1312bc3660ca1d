// Bites by tapping a pig and its food, in any order: what can be tapped, what was tapped, and why something else can't
// be.
import type { BoardProps } from "../game";
import { fitting, nextBites, same, table } from "./bites";
import type { Hand } from "./hand";
import { notation, type Move, type OneBite, type GameMessage } from "./messages";
import type { View } from "./view";

type Props = Pick<BoardProps<View, Move, GameMessage>, "view" | "question" | "play" | "remark" | "text">;

const has = ({ pig, food }: OneBite, at: string): boolean => pig === at || food === at;

export function mealOf(
  { view, question, play, remark, text }: Props,
  { bites, held }: Hand,
  change: (to: Partial<Hand>) => void,
) {
  const moves = view.phase === "bite" ? (question?.moves ?? []) : [];
  const able = table(view);
  const next = nextBites(moves, bites, able);
  const answers = held ? next.filter((bite) => has(bite, held)) : next; // what the question asks for

  // If one way is left, it is taken.
  const lastWay = (bite: OneBite): Move | undefined => {
    const left = fitting(moves, [...bites, bite], able);
    return left.length === 1 ? left[0] : undefined;
  };
  const take = (bite: OneBite) => {
    const whole = lastWay(bite);
    if (whole) play(whole.text);
    else change({ bites: [...bites, bite], held: null, meal: null });
  };
  const drop = (away: (bite: OneBite) => boolean) => change({ bites: bites.filter((bite) => !away(bite)), held: null });

  const isPig = (at: string) => view.pigs.includes(at);
  const ask = (pig: string, food: string) => play(notation.bite([...bites, { pig, food }])); // the engine refuses it with the reason
  const explain = (at: string) => {
    const near = able.find((bite) => has(bite, at));
    if (held && isPig(held) !== isPig(at)) return isPig(held) ? ask(held, at) : ask(at, held);
    if (near) return ask(near.pig, near.food);
    if (isPig(at)) return remark(text("reachesNothing", { cell: at }));
    if (plants(view).includes(at)) return remark(text("nobodyReaches", { cell: at }));
    remark(text("pickFirst"));
  };
  const tap = (at: string) => {
    const answer = held && at !== held ? answers.find((bite) => has(bite, at)) : undefined;
    if (answer) return take(answer);
    if (at === held) return change({ held: null });
    const other = held !== null && isPig(held) === isPig(at); // another pig instead of this one
    if ((!held || other) && next.some((bite) => has(bite, at))) return change({ held: at });
    if (bites.some((bite) => has(bite, at))) return drop((bite) => has(bite, at));
    explain(at);
  };
  return {
    answers,
    whole: fitting(moves, bites, able), // the offered bites that contain the chosen ones
    able,
    lastWay,
    take,
    tap,
    undo: (bite: OneBite) => drop((other) => same(other, bite)),
    open: (at: string) => at === held || answers.some((bite) => has(bite, at)),
  };
}

const plants = (view: View): readonly string[] => [...view.pumpkins, ...(view.broccoli ?? [])];
