// The market: goods, prices and stock. While buying it is the shop.
import { GoodIcon } from "./art";
import { arrows, enter } from "./keys";
import { asked, farmOf, priceOf, purchaseOf } from "./moves";
import type { Props } from "./props";
import type { Ware } from "./view";

export function Market(board: Props) {
  const { view, question, text } = board;
  return (
    <section
      class="hp-market"
      data-mark="market"
      aria-label={text("market")}
      data-columns="4"
      onKeyDown={arrows}
      onFocusCapture={enter}
    >
      {view.market.map((ware, i) => (
        <Stall key={ware.good} ware={ware} board={board} first={i === 0} buying={asked(question) === "buy"} />
      ))}
    </section>
  );
}

type StallProps = { readonly ware: Ware; readonly board: Props; readonly first: boolean; readonly buying: boolean };

function Stall({ ware, board, first, buying }: StallProps) {
  const { view, question, viewer, text } = board;
  const { good, left, sells_for } = ware;
  const price = priceOf(ware, farmOf(view, question?.seat ?? viewer ?? view.first)) ?? 0;
  const other = sells_for !== undefined && sells_for !== price ? sells_for : null;
  const costs = `${text(good)}: ${text("price", { n: price })}, ${text("left", { n: left })}`;
  const words = other === null ? costs : `${costs}, ${text("sellsFor", { n: other })}`;
  const inside = (
    <>
      <GoodIcon good={good} />
      <span class="hp-price">
        <b>{price}</b>
        {other !== null && <small> ({other})</small>}
      </span>
      <span class="hp-ware-name">{text(good)}</span>
      <small class="hp-left">{`\u00d7${left}`}</small>
    </>
  );
  if (!buying)
    return (
      <span
        class="hp-ware"
        role="img"
        data-mark={good}
        aria-label={words}
        title={words}
        onClick={() => board.remark(text("shopShut"))}
      >
        <span class="hp-ware-in">{inside}</span>
      </span>
    );
  const move = purchaseOf(question, good);
  const typed = move?.text ?? `buy ${good}`; // the engine refuses it with the reason
  return (
    <button
      class="hp-ware"
      data-mark={good}
      data-move={typed}
      data-legal={move !== undefined}
      tabIndex={first ? 0 : -1}
      onClick={() => board.play(typed)}
    >
      <span class="visually-hidden">{words}</span>
      <span class="hp-ware-in" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}
