// Pigs in their lanes.
import { useRef } from "preact/hooks";
import { Boar, Sign } from "./art";
import { foughtLanes, herdOf, keyOf, movesFor, noHerd, type Chosen, type Herd } from "./logic";
import { GainList, Group, Pips, Points, type Props } from "./parts";
import { rows, type Pig, type Row, type View } from "./view";

export type Choosing = { readonly chosen: Chosen | null; choose(what: Chosen): void };

export const glowOf = ({ question }: Props, what: Chosen): boolean => movesFor(question?.moves ?? [], what).length > 0;

type Herding = { of: View | null; herd: Herd };

export function Lanes(props: Props & Choosing) {
  const { view, text, last } = props;
  const kept = useRef<Herding>({ of: null, herd: noHerd });
  if (kept.current.of !== view) kept.current = { of: view, herd: herdOf(kept.current.herd, view) };
  const { herd } = kept.current;
  const fought = foughtLanes(last.map(({ move }) => move));
  return (
    <Group label={text("lanes")} name="wp-lanes">
      <div class="wp-rows" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{text(row)}</span>
        ))}
      </div>
      {view.lanes.map((lane, i) => (
        <div class="wp-lane" key={i} data-last={fought.has(i)}>
          {fought.has(i) && <span class="visually-hidden">{`${text("lane", { n: i + 1 })}: ${text("fought")}`}</span>}
          {rows.map((row, r) => {
            const pig = lane[row];
            return pig && <PigCard key={herd.keys[i]?.[r] ?? `${row}`} props={props} pig={pig} lane={i} row={row} />;
          })}
        </div>
      ))}
    </Group>
  );
}

function PigCard({ props, pig, lane, row }: { readonly props: Props & Choosing; readonly pig: Pig; readonly lane: number; readonly row: Row }) {
  const { text, eyes, chosen, choose, view, cardName } = props;
  const what: Chosen = { kind: "pig", lane, row };
  const name = cardName("threats", pig.id, pig.name);
  const attack = pig.will_attack;
  const harm =
    attack && attack.seat === eyes ? attack.wounds + attack.steals > 0 : view.turn !== eyes && eyes !== null && (pig.dangerous_to?.includes(eyes) ?? false);
  return (
    <button
      class="wp-pig"
      data-row={row}
      data-type={pig.type}
      data-glow={glowOf(props, what)}
      data-harm={harm}
      data-mark={`lane${lane + 1}-${row}`}
      aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
      onClick={() => choose(what)}
    >
      <span class="visually-hidden">
        {text("lane", { n: lane + 1 })}, {text(row)}: {name},
      </span>
      <span class="wp-pig-top">
        <Sign name={pig.type} label={text(pig.type)} />
        <Points n={pig.vp} text={text} />
      </span>
      <Boar type={pig.type} enraged={pig.enraged} />
      <span class="wp-pig-name" aria-hidden="true">
        {name}
      </span>
      <Pips of={pig.cost} text={text} />
      {pig.weights > 0 && (
        <span class="wp-weights" role="img" aria-label={text("weights", { n: pig.weights })}>
          {Array.from({ length: pig.weights }, (_, i) => (
            <Sign key={i} name="massive" />
          ))}
        </span>
      )}
      {pig.enraged && <span class="visually-hidden">, {text("enraged")}</span>}
      <span class="wp-pig-spoils">
        <span class="visually-hidden">{text("spoils")}: </span>
        <GainList of={pig.spoils} text={text} />
      </span>
      {harm && (
        <span class="wp-harm" role="img" aria-label={text("threatens")}>
          !
        </span>
      )}
    </button>
  );
}
