// The whole season card over the fields: its effect in full, the next card, and what the rules have done since.
import { useEffect, useRef } from "preact/hooks";
import { ActionIcon, SeasonMark } from "./art";
import "./details.css";
import { happenings } from "./moves";
import { effectOf, nameOfCard, type Props } from "./props";
import { changeOf } from "./Season";
import { actions, type SeasonCard } from "./view";

export function Details({ close, ...board }: Props & { readonly close: () => void }) {
  const { view, text, say, last } = board;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest(".hp-head")) close();
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);
  const news = happenings(last);
  return (
    <section class="hp-details" ref={box} aria-label={text("seasonCard")} aria-live="polite" onClick={close}>
      {view.card && <Card card={view.card} board={board} />}
      <p>
        {view.round > 0
          ? text("round", { season: text(view.season), round: view.round, of: view.rounds })
          : text("beforeYear")}
        . {changeOf(board)}.
      </p>
      {view.next_card && (
        <>
          <b>{text("next")}</b>
          <Card card={view.next_card} board={board} />
        </>
      )}
      {news.length > 0 && <p class="hp-news">{news.map(say).join(" ")}</p>}
    </section>
  );
}

function Card({ card, board }: { readonly card: SeasonCard; readonly board: Props }) {
  return (
    <>
      <p class="hp-title">
        <SeasonMark season={card.season} />
        <b>{nameOfCard(board, card)}</b>
      </p>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <ActionIcon action={action} />
            {board.text(action)} <b>{card[action]}</b>
          </li>
        ))}
      </ul>
      <p class="hp-effect">{effectOf(board, card)}</p>
    </>
  );
}
