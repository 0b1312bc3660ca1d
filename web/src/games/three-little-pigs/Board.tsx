// The table of The Three Little Pigs: dice and spinner, building yard, grounds. The dock has the buttons to roll and
// stop.
import { useEffect, useRef } from "preact/hooks";
import { boughtIn, follow, type Memory } from "./follow";
import { diceKeys, focusNext, useGoOn, useHand, ways } from "./hand";
import { found, moveOn, purchases, type Props } from "./moves";
import { Plot } from "./Plot";
import { Strip } from "./Strip";
import { Tray } from "./Tray";
import type { Builder, Stack } from "./view";
import { useExtras } from "./use_extras";
import { Yard, type Lit } from "./Yard";
import "./board.css";

export function Board(props: Props) {
  const { view, question, last, people, viewer, still, hints, play, remark, text, button } = props;
  const moves = question?.moves ?? [];
  const root = useRef<HTMLDivElement>(null);
  const remembered = useRef<Memory | null>(null);
  const memory = (remembered.current = follow(remembered.current, view, last));
  const hand = useHand(props);
  const { chosen, aimed, rolling } = hand;
  const me = viewer ?? question?.seat ?? null;
  const wolfIsOut = view.phase === "blow" || view.phase === "spin";
  // The wolf may come once a person has played.
  const extras = useExtras(wolfIsOut || view.veteran || last[0]?.seat === me);
  useGoOn(root, ".tp-stack[data-lit=buy][tabindex='0'], .tp-target", rolling ? null : question);

  const hinted = hints[0];
  useEffect(() => {
    if (hinted?.key === "move.reroll") hand.prepare(hinted); // the hint is ringed at the button that rolls them
  }, [hinted]);
  const lit = (stack: Stack): Lit => {
    if (purchases(moves, stack).length > 0) return "buy";
    return view.phase === "choose_dice" && stack.payable ? "pays" : undefined;
  };
  const pick = (stack: Stack) => {
    if (!question) return remark(text("notNow"));
    if (purchases(moves, stack).length === 0) return play(`buy ${stack.material} ${stack.part} on new`); // the engine refuses it with the reason
    hand.choose(stack);
    focusNext(root, ".tp-target");
  };
  // A die that can't be kept or released: the engine has the reason, except after the last roll.
  const refuse = (die: number) => (rolling ? play(`reroll ${die + 1}`) : remark(text(question ? "rolled" : "notNow")));
  // A tap aims first, because the wolf's visit can't be taken back.
  const tap = (text: string, event: Event) => {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const blows = found(moves, "move.blow").some((move) => move.text === text);
    if (finger && blows && aimed?.text !== text) hand.aimAt(text);
    else play(text);
  };
  const keys = (event: KeyboardEvent) => {
    ways.onKeyDown();
    diceKeys(event, hand, (die) => view.dice[die]?.locked ?? false);
  };
  const bought = boughtIn(last, (seat) => view.seats.find((one) => one.seat === seat)?.houses ?? []);
  const plotOf = (builder: Builder) => {
    const i = view.seats.indexOf(builder);
    const { seat } = builder;
    return (
      <Plot
        key={seat}
        builder={builder}
        name={people[i]?.name ?? seat}
        mine={seat === me}
        moving={seat === view.seat}
        ids={memory.ids[i] ?? []}
        blown={!still && memory.blown?.seat === seat ? memory.blown : null}
        wolfAt={view.wolf?.seat === seat ? view.wolf.house : aimed?.victim === seat ? aimed.house : null}
        bought={bought.filter((one) => one.seat === seat)}
        target={(house) => (question ? moveOn(question, seat, house, chosen) : undefined)}
        last={seat === me && view.end.last_turn && view.phase !== "over"}
        Wolf={extras?.Wolf}
        tap={tap}
        play={play}
        text={text}
        button={button}
        chosen={chosen}
        blows={view.phase === "blow" && question !== null}
      />
    );
  };
  const front = me ?? view.seats[0]?.seat; // an onlooker has the first seat there
  const mine = view.seats.filter(({ seat }) => seat === front);
  const rivals = view.seats.filter(({ seat }) => seat !== front);
  return (
    <div
      class="tp"
      data-still={still}
      data-phase={view.phase}
      ref={root}
      onPointerDown={ways.onPointerDown}
      onKeyDown={keys}
    >
      <Tray
        view={view}
        memory={memory}
        hand={hand}
        hinted={hinted}
        still={still}
        refuse={refuse}
        Wolf={extras?.Wolf}
        text={text}
      />
      <Yard view={view} text={text} lit={lit} chosen={chosen} hinted={hinted} pick={pick} />
      <Strip class="tp-own" at={null} label={text(me ? "you" : "rivals")}>
        {mine.map(plotOf)}
      </Strip>
      <Strip class="tp-rivals" at={view.wolf?.seat ?? aimed?.victim ?? view.seat} label={text("rivals")}>
        {rivals.map(plotOf)}
      </Strip>
      {view.awards && extras && <extras.Awards awards={view.awards} people={people} text={text} />}
    </div>
  );
}
