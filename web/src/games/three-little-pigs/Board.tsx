// The table of The Three Little Pigs: tray, building yard, grounds. What is legal comes with the question.
import { useEffect, useRef, useState } from "preact/hooks";
import type { OldBoardProps as BoardProps } from "../old";
import type { SeatName } from "../../match/situation";
import { Awards } from "./Awards";
import { rollAgain, usualPlaces, type Places } from "./dice";
import { boughtIn, follow, type Memory } from "./follow";
import { Plot, type Target } from "./Plot";
import { Tray } from "./Tray";
import { parts, type Stack, type View } from "./view";
import { Yard, type Lit } from "./Yard";
import "./board.css";

type Hand = { readonly turn: number; readonly kept: readonly number[]; readonly places: Places };

export function Board(props: BoardProps<View>) {
  const { view, question, last, people, eyes, still, play, text, tell } = props;
  const moves = question?.moves ?? [];
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const remembered = useRef<Memory | null>(null);
  const memory = (remembered.current = follow(remembered.current, view, last));
  const [hand, setHand] = useState<Hand>({ turn: 0, kept: [], places: usualPlaces });
  const { kept, places }: Hand = hand.turn === view.turn ? hand : { turn: view.turn, kept: [], places: usualPlaces };
  const [picked, setPicked] = useState<string | null>(null);
  const buys = (name: string): readonly string[] => moves.filter((move) => move.startsWith(`buy ${name} on `));
  // A tile is chosen from the first, so that places glow at once; tapping a stack chooses another.
  const [dearest] = view.stacks
    .filter(({ material, part }) => buys(`${material} ${part}`).length > 0)
    .sort((a, b) => b.price - a.price || parts.indexOf(b.part) - parts.indexOf(a.part))
    .map(({ material, part }) => `${material} ${part}`);
  const chosen = picked !== null && buys(picked).length > 0 ? picked : (dearest ?? null);

  // A keyboard goes on where the game goes on.
  useEffect(() => {
    if (!question || !byKey.current || (document.activeElement && document.activeElement !== document.body)) return;
    root.current?.querySelector<HTMLElement>("[data-first], .tp-stack[data-lit=buy], .tp-target")?.focus();
  }, [question]);

  const rolling = moves.some((move) => move === "stop" || move.startsWith("reroll"));
  const loose = places.flatMap((die, place) => (view.dice[die]?.locked || kept.includes(place) ? [] : [place]));
  const next = rollAgain(view.dice, places, loose);
  const toggle = (place: number) =>
    setHand({ turn: view.turn, places, kept: kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place] });
  const roll = () => {
    setHand({ turn: view.turn, kept, places: next.places });
    play(next.move);
  };

  const me = eyes ?? question?.seat ?? null;
  const open = view.seats.find(({ seat }) => seat === view.seat)?.houses.some(({ complete }) => !complete) ?? false;
  const lit = ({ material, part, price, left }: Stack): Lit => {
    if (buys(`${material} ${part}`).length > 0) return "buy";
    const showing = view.dice.filter(({ face }) => face === part).length;
    return view.phase === "choose_dice" && left > 0 && showing >= price && (part !== "roof" || open) ? "pays" : undefined;
  };
  const pick = ({ material, part }: Stack) => {
    const name = `${material} ${part}`;
    if (buys(name).length === 0) return play(`buy ${name} on new`); // the engine says why not
    setPicked(name);
    if (byKey.current) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".tp-target")?.focus());
  };
  const target = (seat: SeatName, house: number | "new"): Target | null => {
    const blow = `blow ${seat} house ${house}`;
    if (moves.includes(blow)) return { move: blow, tile: null };
    const buy = `buy ${chosen} on ${house}`;
    if (!chosen || seat !== question?.seat || !moves.includes(buy)) return null;
    const stack = view.stacks.find(({ material, part }) => `${material} ${part}` === chosen);
    return { move: buy, tile: stack ? { part: stack.part, material: stack.material, pot: stack.top === "pot" } : null };
  };

  const latest = last[last.length - 1];
  const caption = rolling
    ? text("tapDice", { n: view.rolls_left })
    : view.phase === "blow" && question
      ? text("tapHouse")
      : moves.length > 0
        ? text(view.bought > 0 ? "tapSecond" : "tapTile")
        : latest
          ? tell(latest.story)
          : "";
  const bought = boughtIn(last, (seat) => view.seats.find((one) => one.seat === seat)?.houses ?? []);
  const mineFirst = [...view.seats].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  return (
    <div class="tp" data-still={still} data-phase={view.phase} ref={root} onKeyDown={() => (byKey.current = true)} onPointerDown={() => (byKey.current = false)}>
      <Tray view={view} memory={memory} places={places} kept={kept} toggle={rolling ? toggle : null} caption={caption} text={text}>
        {rolling && (
          <>
            <button class="primary" data-first data-mark="roll" data-move={loose.length > 0 ? next.move : undefined} disabled={loose.length === 0} onClick={roll}>
              {text("rollAgain", { n: loose.length })}
            </button>
            {moves.includes("stop") && (
              <button class={loose.length === 0 ? "primary" : ""} data-mark="stop" data-move="stop" onClick={() => play("stop")}>
                {text("stop")}
              </button>
            )}
          </>
        )}
        {moves.includes("done") && (
          <button data-mark="done" data-move="done" onClick={() => play("done")}>
            {text("done")}
          </button>
        )}
      </Tray>
      <Yard
        view={view}
        text={text}
        tell={tell}
        lit={lit}
        chosen={chosen}
        pick={question ? pick : null}
      />
      <div class="tp-plots">
        {mineFirst.map((builder) => {
          const i = view.seats.indexOf(builder);
          return (
            <Plot
              key={builder.seat}
              builder={builder}
              person={people[i]}
              mine={builder.seat === me}
              moving={builder.seat === view.seat}
              ids={memory.ids[i] ?? []}
              blown={!still && memory.blown?.seat === builder.seat ? memory.blown : null}
              wolfAt={view.wolf?.seat === builder.seat ? view.wolf.house : null}
              bought={bought.filter(({ seat }) => seat === builder.seat)}
              target={(house) => target(builder.seat, house)}
              play={play}
              text={text}
              tell={tell}
            />
          );
        })}
        {view.awards && <Awards awards={view.awards} people={people} text={text} />}
      </div>
    </div>
  );
}
