// The pigs in their lanes, and what those in front will do.
import { useRef } from "preact/hooks";
import { Boar, Sign } from "./art";
import { foughtLanes, pigKeysOf, keyOf, movesFor, noPigKeys, type Looked, type PigKeys } from "./logic";
import { GainList, Pips, Points, Unseen, type Props } from "./parts";
import { rows, type Pig, type Row, type View } from "./view";

export type Choosing = { readonly chosen: Looked | null; choose(what: Looked | null, byKeys: boolean): void };

// How strongly a playable thing asks for attention: the main action, shopping, or what is free besides.
const calls = { pig: "main", threshold: "main", stance: "main", ware: "shop", token: "free" } as const;

// The attributes of a button for a thing on the board; a press selects the thing.
export function pressing(
  { question, hints, chosen, choose }: Props & Choosing,
  what: Looked,
  mark: string,
  glow?: boolean,
) {
  return {
    "data-glow": glow ?? movesFor(question?.moves ?? [], what).length > 0,
    "data-call": calls[what.kind],
    "data-mark": mark,
    "data-hint": movesFor(hints, what)[0]?.text,
    "aria-pressed": chosen !== null && keyOf(chosen) === keyOf(what),
    onClick: (event: MouseEvent) => choose(what, event.detail === 0),
  };
}

type Herding = { of: View | null; herd: PigKeys };
type FieldProps = Props & Choosing & { readonly seen: View }; // `seen`: the view with the selected stance

const places = rows.map((_, i) => ({ translate: `0 ${100 * i}%` }));

export function Lanes(props: FieldProps) {
  const { view, seen, text, last } = props;
  const kept = useRef<Herding>({ of: null, herd: noPigKeys });
  if (kept.current.of !== view) kept.current = { of: view, herd: pigKeysOf(kept.current.herd, view) };
  const { herd } = kept.current;
  const fought = foughtLanes(last.map(({ move }) => move));
  return (
    <div class="wp-lanes" role="group" aria-label={text("lanes")} data-foreseen={seen !== view}>
      {rows.map((row, r) => (
        <div key={row} class="wp-row" data-row={row} style={places[r]} aria-hidden="true">
          <span>{text(row)}</span>
        </div>
      ))}
      {view.lanes.map((lane, i) => (
        <div class="wp-lane" key={i} data-last={fought.has(i)}>
          {fought.has(i) && <Unseen>{`${text("lane", { n: i + 1 })}: ${text("fought")}`}</Unseen>}
          {rows.map((row, r) => {
            const pig = lane[row];
            return (
              pig && (
                <div key={herd.keys[i]?.[r] ?? row} class="wp-place" style={places[r]}>
                  <PigCard props={props} pig={pig} lane={i} row={row} />
                </div>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

function PigCard({
  props,
  pig,
  lane,
  row,
}: {
  readonly props: FieldProps;
  readonly pig: Pig;
  readonly lane: number;
  readonly row: Row;
}) {
  const { text, view, cardName } = props;
  const name = cardName("threats", pig.id, pig.name);
  const what: Looked = { kind: "pig", lane, row };
  return (
    <button
      class="wp-pig"
      data-fought={view.fight?.lane === lane + 1 && view.fight.row === row}
      {...pressing(props, what, `lane${lane + 1}-${row}`)}
    >
      <Unseen>{`${text("lane", { n: lane + 1 })}, ${text(row)}: `}</Unseen>
      <span class="wp-card">
        <Boar type={pig.type} enraged={pig.enraged} />
        <span class="wp-top-line">
          <Sign name={pig.type} label={text(pig.type)} />
          <b class="wp-name">{name}</b>
          <Points n={pig.vp} text={text} />
        </span>
        <span class="wp-cost">
          <Pips of={pig.cost} text={text} />
          {pig.weights > 0 && (
            <span>
              <Sign name="massive" />
              {pig.weights}
              <Unseen>{text("weights", { n: pig.weights })}</Unseen>
            </span>
          )}
          {pig.enraged && <Unseen>{text("enraged")}</Unseen>}
          <span class="wp-spoils">
            <Unseen>{text("spoils")}: </Unseen>
            <GainList of={pig.spoils} text={text} />
          </span>
        </span>
      </span>
      {row === "front" && <Strike props={props} pig={props.seen.lanes[lane]?.front ?? pig} />}
    </button>
  );
}

// Its effect on the viewer at the end of the turn; in turns of others, whether the viewer's stance draws it.
function Strike({ props: { text, viewer, view }, pig }: { readonly props: Props; readonly pig: Pig }) {
  const attack = pig.will_attack;
  if (!viewer) return null;
  if (view.turn !== viewer)
    return pig.dangerous_to?.includes(viewer) ? (
      <span class="wp-strike">
        !<Unseen>{text("threatens")}</Unseen>
      </span>
    ) : null;
  return (
    <span
      class="wp-strike"
      data-harm={attack ? attack.wounds + attack.steals > 0 : undefined}
      data-wounds={attack?.wounds}
    >
      {!attack ? (
        <Sign name="hunkered" label={text("harmless")} />
      ) : (
        <>
          <Unseen>{text("danger")} </Unseen>
          {attack.wounds === 0 && attack.steals > 0 ? <i aria-hidden="true" /> : <Sign name="wound" />}
          <span aria-hidden="true">{attack.wounds || -attack.steals}</span>
          <Unseen>{harmWords(attack, text)}</Unseen>
        </>
      )}
    </span>
  );
}

export const harmWords = (
  { wounds, steals }: { readonly wounds: number; readonly steals: number },
  text: Props["text"],
): string =>
  [wounds && text("n_wounds", { n: wounds }), steals && `−${text("n_cubes", { n: steals })}`]
    .filter(Boolean)
    .join(", ") || text("inVain");
