// The two markets, each with its new cards and those that leave after this round.
import { WareFacts } from "./cards";
import type { Choosing } from "./Field";
import { buys, keyOf, movesFor, type Chosen } from "./logic";
import { Group, Pips, Points, wareName, type Props } from "./parts";
import type { Player, Ware } from "./view";

export function Market(props: Props & Choosing & { readonly player: Player | undefined }) {
  const { view, text, player } = props;
  return (
    <>
      {(["upgrades", "weapons"] as const).map((kind) => (
        <section key={kind} class="wp-market" aria-label={text(kind)}>
          <h2>
            {text(kind)}
            {player && (
              <span class="wp-small"> {text("slots", { n: player[kind].length, of: kind === "upgrades" ? player.upgrade_slots : player.weapon_slots })}</span>
            )}
          </h2>
          <Shelf {...props} title={text("newStock")} of={view.markets[kind].new_stock} />
          {view.markets[kind].carryover.length > 0 && <Shelf {...props} title={text("carryover")} of={view.markets[kind].carryover} />}
        </section>
      ))}
    </>
  );
}

function Shelf(props: Props & Choosing & { readonly title: string; readonly of: readonly Ware[] }) {
  const { text, title, of, chosen, choose } = props;
  return (
    <>
      <h3 class="wp-small">{title}</h3>
      {of.length === 0 && <p class="wp-small">{text("noCards")}</p>}
      <Group label={title} name="wp-shelf">
        {of.map((ware, i) => {
          const what: Chosen = { kind: "ware", id: ware.id };
          return (
            <button
              key={`${ware.id}${i}`}
              class="wp-ware"
              data-glow={movesFor(props.question?.moves ?? [], what).some(buys)}
              data-mark={`ware-${ware.id}`}
              aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
              onClick={() => choose(what)}
            >
              <b>{wareName(props, ware)}</b>
              <span class="wp-line">
                <Pips of={ware.cost} text={text} />
                {ware.vp > 0 && <Points n={ware.vp} text={text} />}
              </span>
              <WareFacts ware={ware} props={props} />
            </button>
          );
        })}
      </Group>
    </>
  );
}
