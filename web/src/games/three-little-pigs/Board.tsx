// The table of The Three Little Pigs: tray, building yard, grounds. What is legal comes with the question.
import { useEffect, useRef, useState } from "preact/hooks";
import { Awards } from "./Awards";
import { rollAgain, usualPlaces, type Places } from "./dice";
import { boughtIn, follow, type Memory } from "./follow";
import { found, moveOn, purchases, type Kind, type Props } from "./moves";
import { Plot } from "./Plot";
import { Tray } from "./Tray";
import { parts, type Stack } from "./view";
import { Yard, type Lit } from "./Yard";
import "./board.css";

type Hand = { readonly turn: number; readonly kept: readonly number[]; readonly places: Places };

export function Board({ view, question, last, people, eyes, still, play, text, button, line }: Props) {
  const moves = question?.moves ?? [];
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const remembered = useRef<Memory | null>(null);
  const memory = (remembered.current = follow(remembered.current, view, last));
  const [hand, setHand] = useState<Hand | null>(null);
  const { kept, places }: Hand = hand?.turn === view.turn ? hand : { turn: view.turn, kept: [], places: usualPlaces(view.dice) };
  const [picked, setPicked] = useState<Kind | null>(null);
  // A tile is chosen from the first, so that places glow at once; tapping a stack chooses another.
  const [dearest] = view.stacks
    .filter((stack) => purchases(moves, stack).length > 0)
    .sort((a, b) => b.price - a.price || parts.indexOf(b.part) - parts.indexOf(a.part));
  const chosen = picked && purchases(moves, picked).length > 0 ? picked : (dearest ?? null);

  // A keyboard goes on where the game goes on.
  useEffect(() => {
    if (!question || !byKey.current || (document.activeElement && document.activeElement !== document.body)) return;
    root.current?.querySelector<HTMLElement>("[data-first], .tp-stack[data-lit=buy], .tp-target")?.focus();
  }, [question]);

  const [stop] = found(moves, "move.stop");
  const [done] = found(moves, "move.done");
  const rolling = stop !== undefined || found(moves, "move.reroll").length > 0;
  const loose = places.flatMap((die, place) => (view.dice[die]?.locked || kept.includes(place) ? [] : [place]));
  const again = rollAgain(view.dice, places, loose, moves);
  const toggle = (place: number) => setHand({ turn: view.turn, places, kept: kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place] });
  const roll = () => {
    if (!again) return;
    setHand({ turn: view.turn, kept, places: again.places });
    play(again.text);
  };

  const me = eyes ?? question?.seat ?? null;
  const lit = (stack: Stack): Lit => {
    if (purchases(moves, stack).length > 0) return "buy";
    return view.phase === "choose_dice" && stack.payable ? "pays" : undefined;
  };
  const pick = (stack: Stack) => {
    if (purchases(moves, stack).length === 0) return play(`buy ${stack.material} ${stack.part} on new`); // the engine says why not
    setPicked(stack);
    if (byKey.current) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".tp-target")?.focus());
  };

  const latest = last[last.length - 1];
  const caption = rolling
    ? text("tapDice", { n: view.rolls_left })
    : view.phase === "blow" && question
      ? text("tapHouse")
      : moves.length > 0
        ? text(view.bought > 0 ? "tapSecond" : "tapTile")
        : latest
          ? line(latest)
          : "";
  const bought = boughtIn(last, (seat) => view.seats.find((one) => one.seat === seat)?.houses ?? []);
  const mineFirst = [...view.seats].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  return (
    <div
      class="tp"
      data-still={still}
      data-phase={view.phase}
      ref={root}
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
    >
      <Tray view={view} memory={memory} places={places} kept={kept} toggle={rolling ? toggle : null} caption={caption} text={text}>
        {rolling && (
          <>
            <button class="primary" data-first data-mark="roll" data-move={again?.text} disabled={!again} onClick={roll}>
              {text("rollAgain", { n: loose.length })}
            </button>
            {stop && (
              <button class={again ? "" : "primary"} data-mark="stop" data-move={stop.text} onClick={() => play(stop.text)}>
                {text("stop")}
              </button>
            )}
          </>
        )}
        {done && (
          <button data-mark="done" data-move={done.text} onClick={() => play(done.text)}>
            {text("done")}
          </button>
        )}
      </Tray>
      <Yard view={view} text={text} lit={lit} chosen={chosen} pick={question ? pick : null} />
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
              target={(house) => (question ? moveOn(question, builder.seat, house, chosen) : undefined)}
              play={play}
              text={text}
              button={button}
            />
          );
        })}
        {view.awards && <Awards awards={view.awards} people={people} text={text} />}
      </div>
    </div>
  );
}
