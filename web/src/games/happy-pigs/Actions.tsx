// What can be done now with pigs and items, as pictures of what becomes of them; choosing is on the card, buying in the market.
import type { ComponentChildren } from "preact";
import type { OldBoardProps as BoardProps } from "../old";
import { ActionIcon, Coin, GoodIcon, PigArt } from "./art";
import { asked, farmOf, grown, pigIn } from "./moves";
import { items, type Size, type View } from "./view";

const Arrow = () => (
  <svg class="hp-arrow" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M1 6h9M6.5 2.5 10 6 6.5 9.5" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>
);

const Pictured = ({ size, vaccinated = false }: { readonly size: Size; readonly vaccinated?: boolean }) => (
  <span class="hp-icon" data-size={size}>
    <PigArt size={size} vaccinated={vaccinated} />
  </span>
);

function picture(move: string, view: View): ComponentChildren {
  const pig = pigIn(move);
  if (move.startsWith("mate"))
    return (
      <>
        {move === "mate" ? <ActionIcon action="mate" /> : <GoodIcon good="amulet" />}
        <Arrow />
        <Pictured size={move === "mate" ? "piglet" : "small"} />
      </>
    );
  const item = items.find((one) => move === `take ${one}`);
  if (item) return <GoodIcon good={item} />;
  if (!pig) return null;
  const from = <Pictured size={pig.size} vaccinated={pig.vaccinated} />;
  if (move.startsWith("sell"))
    return (
      <>
        {from}
        <Arrow />
        <Coin />
        <b>{view.market.find(({ good }) => good === pig.size)?.sells_for}</b>
      </>
    );
  const vaccinate = move.startsWith("vaccinate");
  return (
    <>
      {from}
      {(pig.item || vaccinate) && <GoodIcon good={vaccinate ? "vaccine" : "supplement"} />}
      <Arrow />
      <Pictured size={vaccinate ? pig.size : grown(pig.size, pig.item ? 2 : 1)} vaccinated={vaccinate || pig.vaccinated} />
    </>
  );
}

export function Actions({ view, question, play, tell, text }: BoardProps<View>) {
  if (!question) return null;
  const verb = asked(question);
  const farm = farmOf(view, question.seat);
  const pictured = verb === "choose" || verb === "neutral" || verb === "buy" ? [] : question.moves.filter((move) => move !== "done");
  return (
    <div class="hp-actions" data-mark="actions">
      {pictured.map((move) => (
        <button class="hp-option" key={move} data-move={move} data-mark={move} onClick={() => play(move)}>
          <span class="hp-picture">{picture(move, view)}</span>
          <span>{tell(move)}</span>
        </button>
      ))}
      {question.moves.includes("done") && (
        <button class="hp-done" data-move="done" data-mark="done" onClick={() => play("done")}>
          {view.phase === "act" && farm && farm.actions > 0 ? text("stop", { n: farm.actions }) : tell("done")}
        </button>
      )}
    </div>
  );
}
