// Own cards and empty slots; the other seats in short.
import { Boar, Sign } from "./art";
import { wareName } from "./cards";
import type { HandProps } from "./Hand";
import { kinds, slotsOf, WareButton } from "./Market";
import { Pips, Points, Unseen, type Props } from "./parts";
import { Scroll } from "./Scroll";
import { tokens } from "./view";

export function Mine(props: HandProps) {
  const { text, player, view } = props;
  return (
    <Scroll name="wp-mine" label={text("mine")} style={{ "--room": view.edition === "later" ? 5 : 4 }}>
      {kinds.map((kind) => (
        <div key={kind} class="wp-own" data-kind={kind}>
          {[
            ...player[kind].map((ware, i) => <WareButton key={`${ware.id}${i}`} props={props} ware={ware} mine />),
            ...Array.from({ length: slotsOf(player, kind) - player[kind].length }, (_, i) => (
              <span key={`slot${player[kind].length + i}`} class="wp-slot">
                <Unseen>{text(kind === "upgrades" ? "slot_upgrade" : "slot_weapon")}</Unseen>
                <span aria-hidden="true">{text("slotSign")}</span>
              </span>
            )),
            <Extend key="extend" props={props} kind={kind} />,
          ]}
        </div>
      ))}
    </Scroll>
  );
}

// Another slot, while one can be paid for.
function Extend({ props, kind }: { readonly props: HandProps; readonly kind: (typeof kinds)[number] }) {
  const { question, text, button, play } = props;
  const move = question?.moves.find((one) => one.key === "move.extend" && kind.startsWith(one.ware));
  if (!move) return null;
  return (
    <button class="wp-slot wp-extend" data-move={move.text} title={button(move)} onClick={() => play(move.text)}>
      <Unseen>{button(move)}</Unseen>
      <span aria-hidden="true">
        + {text("slotSign")}
        <br />
        −1 <Sign name="wild" />
      </span>
    </button>
  );
}

// Steps of a fight and the end of a turn are left out: the other moves say more.
const unsaid: readonly string[] = ["move.end", "move.bare", "move.with", "move.pay"];

// The other seats: their belongings and their last moves.
export function Rivals(props: Props) {
  const { view, text, viewer, people, last, button, cardName } = props;
  const many = view.seats.length > 3; // then a card is narrow, and tokens stand in its second line
  return (
    <Scroll name="wp-rivals" label={text("rivals")}>
      {view.seats.map((player) => {
        if (player.seat === viewer) return null;
        const deeds = last.flatMap(({ seat, move }) =>
          seat === player.seat && move && !unsaid.includes(move.key) ? [button(move)] : [],
        );
        const stock = tokens.map((token) =>
          player.tokens[token] ? (
            <span key={token} class="wp-token-count">
              {player.tokens[token]}
              <Sign name={token} label={text(token)} />
            </span>
          ) : null,
        );
        return (
          <div class="wp-rival" key={player.seat} data-moving={view.turn === player.seat}>
            <p class="wp-line">
              <b>{people.find(({ seat }) => seat === player.seat)?.name}</b>
              <span>
                <Sign name={player.stance} /> <span class="wp-word">{text(player.stance)}</span>
              </span>
              <Pips of={player.cubes} text={text} />
              {!many && stock}
            </p>
            <p class="wp-small">
              {many && stock}
              {[...player.upgrades, ...player.weapons].map((ware) => wareName(props, ware)).join(" · ")}
            </p>
            {player.trophies.length > 0 && (
              <p class="wp-trophies">
                <Unseen>{text("trophies")}: </Unseen>
                {player.trophies.map((pig, i) => (
                  <span key={i}>
                    <Boar type={pig.type} enraged={pig.enraged} />
                    <Unseen>{cardName("threats", pig.id, pig.name)}</Unseen>
                    <Points n={pig.vp} text={text} />
                  </span>
                ))}
              </p>
            )}
            {deeds.length > 0 && <p class="wp-last wp-small">{deeds.join(" · ")}</p>}
          </div>
        );
      })}
    </Scroll>
  );
}
