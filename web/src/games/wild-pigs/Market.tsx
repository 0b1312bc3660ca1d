// The two markets, each with New Stock and Carryover.
import type { ComponentChildren } from "preact";
import { WareFacts, wareName } from "./cards";
import { pressing, type Choosing } from "./Field";
import { buys, movesFor, uses } from "./logic";
import { Pips, Points, type Props } from "./parts";
import { Scroll } from "./Scroll";
import type { PlayerView, MarketCard } from "./view";

export const kinds = ["upgrades", "weapons"] as const;
export const slotsOf = (player: PlayerView, kind: (typeof kinds)[number]): number =>
  kind === "upgrades" ? player.upgrade_slots : player.weapon_slots;

export function Market(props: Props & Choosing & { readonly player: PlayerView | undefined }) {
  const { view, text, player } = props;
  const room = view.seats.length + (view.edition === "later" ? 2 : 1); // WP-3: New Stock, and so what is left of it
  return (
    <Scroll name="wp-markets" label={text("market")} wide={room > 4} style={{ "--room": room }}>
      {kinds.map((kind) => (
        <div key={kind} class="wp-market">
          <h2>
            {text(kind)}{" "}
            {player && (
              <span class="wp-small">{text("slots", { n: player[kind].length, of: slotsOf(player, kind) })}</span>
            )}
          </h2>
          <Shelf {...props} title={text("newStock")} of={view.markets[kind].new_stock} room={room} />
          <Shelf {...props} title={text("carryover")} of={view.markets[kind].carryover} room={room} />
        </div>
      ))}
    </Scroll>
  );
}

type ShelfProps = Props &
  Choosing & { readonly title: string; readonly of: readonly MarketCard[]; readonly room: number };

// Always of the same size, however many cards lie there.
function Shelf(props: ShelfProps) {
  const { text, title, of, room } = props;
  return (
    <div class="wp-shelf" role="group" aria-label={title}>
      <span class="wp-small" aria-hidden="true">
        {title}
      </span>
      {of.map((ware, i) => (
        <WareButton key={`${ware.id}${i}`} props={props} ware={ware}>
          <Pips of={ware.cost} text={text} />
          {ware.vp > 0 && <Points n={ware.vp} text={text} />}
        </WareButton>
      ))}
      {Array.from({ length: Math.max(0, room - of.length) }, (_, i) => (
        <span key={`slot${of.length + i}`} class="wp-slot" />
      ))}
    </div>
  );
}

type WareButtonProps = {
  readonly props: Props & Choosing;
  readonly ware: MarketCard;
  readonly mine?: boolean;
  readonly children?: ComponentChildren;
};

// An own card glows if it can be used, a card of the market if it can be bought.
export function WareButton({ props, ware, mine = false, children }: WareButtonProps) {
  const moves = movesFor(props.question?.moves ?? [], { kind: "ware", id: ware.id });
  const glow = mine ? "used" in ware && ware.used === false && moves.some(uses) : moves.some(buys);
  return (
    <button
      class="wp-ware"
      data-owned={mine}
      {...pressing(props, { kind: "ware", id: ware.id }, `${mine ? "mine" : "ware"}-${ware.id}`, glow)}
    >
      <b class="wp-ware-name">{wareName(props, ware)}</b>
      {children && <span>{children}</span>}
      <WareFacts ware={ware} props={props} left={"uses_left" in ware ? Number(ware.uses_left) : undefined} />
    </button>
  );
}
