// A line above the board about the selected thing, with what its card does not show.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "./art";
import { Penalty, Reward, WareFacts, wareName } from "./cards";
import type { Choosing } from "./Field";
import { bossHere, keyOf, movesFor, type Looked } from "./logic";
import { GainList, Pips, Points, type Props } from "./parts";
import { Scroll } from "./Scroll";
import { choose, foresee } from "./store";
import { colours, type Pig, type View, type MarketCard } from "./view";

const farEnough = 40; // pixels

export function Look(props: Props & Choosing) {
  const { chosen, view, text } = props;
  const from = useRef<{ readonly x: number; readonly y: number; readonly read: boolean } | null>(null);
  const close = () => chosen && choose(null);
  // A tap on it and a swipe close it; scrolling does not.
  return (
    <div
      class="wp-look"
      aria-live="polite"
      onClick={close}
      onTouchStart={({ currentTarget, touches: [finger] }) => {
        const read = (currentTarget.querySelector(".wp-said")?.scrollTop ?? 0) > 0;
        from.current = finger ? { x: finger.clientX, y: finger.clientY, read } : null;
      }}
      onTouchEnd={({ changedTouches: [finger] }) => {
        if (!finger || !from.current) return;
        const { x, y, read } = from.current;
        if (Math.abs(finger.clientX - x) > farEnough || (!read && finger.clientY - y > farEnough)) close();
      }}
    >
      <Scroll key={chosen ? keyOf(chosen) : "cost"} name="wp-said" label={text("look")}>
        {chosen && view.phase === "act" ? (
          <Facts props={props} chosen={chosen} />
        ) : (
          view.fight && <Cost props={props} fight={view.fight} />
        )}
      </Scroll>
    </div>
  );
}

const everyWare = ({ markets: { upgrades, weapons }, seats }: View): readonly MarketCard[] => [
  ...upgrades.new_stock,
  ...upgrades.carryover,
  ...weapons.new_stock,
  ...weapons.carryover,
  ...seats.flatMap((player) => [...player.upgrades, ...player.weapons]),
];

function Facts({ props, chosen }: { readonly props: Props; readonly chosen: Looked }): ComponentChildren {
  const { view, text, say, cardName } = props;
  switch (chosen.kind) {
    case "pig": {
      const pig = view.lanes[chosen.lane]?.[chosen.row];
      return pig && <PigFacts props={props} pig={pig} front={chosen.row === "front"} />;
    }
    case "threshold": {
      const one = bossHere(view)?.thresholds[chosen.n - 1];
      return (
        one && (
          <>
            <b>{cardName("bosses", one.id, one.name)}</b> {text("cost")} <Pips of={one.cost} text={text} />{" "}
            {text("reward")} <Reward of={one.reward} text={text} />{" "}
            {one.penalty && (
              <>
                {text("penalty")} <Penalty of={one.penalty} text={text} />
              </>
            )}
          </>
        )
      );
    }
    case "ware": {
      const ware = everyWare(view).find(({ id }) => id === chosen.id);
      return (
        ware && (
          <>
            <b>{wareName(props, ware)}</b> <Pips of={ware.cost} text={text} />{" "}
            {ware.vp > 0 && <Points n={ware.vp} text={text} />} <WareFacts ware={ware} props={props} />
          </>
        )
      );
    }
    case "stance":
      return <StanceFacts props={props} stance={chosen.stance} />;
    case "token":
      return (
        <>
          <Sign name={chosen.token} /> <b>{text(chosen.token)}</b> {say(view.tokens[chosen.token])}
        </>
      );
  }
}

function PigFacts({ props, pig, front }: { readonly props: Props; readonly pig: Pig; readonly front: boolean }) {
  const { text, viewer, cardName } = props;
  const danger = !front ? "waits" : viewer && pig.dangerous_to?.includes(viewer) ? "threatens" : "harmless";
  return (
    <>
      <b>{cardName("threats", pig.id, pig.name)}</b> <Sign name={pig.type} /> {text(pig.type)}
      {pig.weights > 0 && `, ${text("weights", { n: pig.weights })}`}
      {pig.enraged && `, ${text("enraged")}`}{" "}
      {colours.some((c) => pig.more[c]) && <Pips of={pig.more} text={text} before="+" />} · {text("spoils")}{" "}
      <GainList of={pig.spoils} text={text} /> {viewer && `· ${text(danger)}`}
    </>
  );
}

// Meanwhile the lanes show which pigs it would draw.
function StanceFacts({ props, stance }: { readonly props: Props; readonly stance: keyof View["stances"] }) {
  const { view, text, say, question, peek } = props;
  const [move] = movesFor(question?.moves ?? [], { kind: "stance", stance });
  useEffect(() => {
    let current = true;
    if (move)
      peek(move.text).then(
        (after) => current && foresee(after.view),
        () => undefined,
      );
    return () => void (current = false);
  }, [move?.text, view]);
  return (
    <>
      <Sign name={stance} /> <b>{text(stance)}</b> <Pips of={view.stances[stance].income} text={text} before="+" />{" "}
      {text("aTurn")} · {say(view.stances[stance].attacked_by)}
    </>
  );
}

// In a fight: the cost and its reductions.
function Cost({ props: { text }, fight }: { readonly props: Props; readonly fight: NonNullable<View["fight"]> }) {
  return (
    <>
      {text("cost")} <Pips of={fight.cost} text={text} />{" "}
      {colours.some((c) => fight.steady[c]) && (
        <>
          · {text("off")} <Pips of={fight.steady} text={text} before="−" />{" "}
        </>
      )}
      {fight.open_discount > 0 && `· ${text("openOff", { n: fight.open_discount })} `}·{" "}
      {text("ways", { n: fight.plan_count })}
    </>
  );
}
