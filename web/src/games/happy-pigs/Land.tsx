// The fields of a farm with its pigs. On the large picture pigs can be tapped to answer a question, and dragged for
// pleasure.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Coin, FieldArt, GoodIcon, PigArt } from "./art";
import { columnsFor, put, settle, type Ground, type PlacedPig } from "./herd";
import { purchaseOf, tapOn, vaccineFor } from "./moves";
import { nameOf, type Props as Board } from "./props";
import { sizes, type Farm, type Pig } from "./view";

const gap = 0.4; // between fields, in units

// Room for so many fields, bought or not: a new one changes nothing else. More than four are rare.
const plotsFor = (fields: number): number => (fields <= 4 ? 4 : fields <= 6 ? 6 : Math.ceil(fields / 3) * 3);

// Pigs keep their spots between views.
function useHerd(pigs: readonly Pig[], ground: Ground) {
  const herd = useRef<readonly PlacedPig[]>([]);
  const seen = useRef<readonly Pig[] | null>(null);
  const [, redraw] = useState(0);
  if (seen.current !== pigs) {
    herd.current = settle(herd.current, pigs, ground);
    seen.current = pigs;
  }
  const move = (id: number, field: number, x: number, y: number) => {
    herd.current = put(herd.current, id, { field, x, y }, ground);
    redraw((n) => n + 1);
  };
  return [herd.current, move] as const;
}

// The space for the fields, in pixels.
function useRoom() {
  const slot = useRef<HTMLDivElement>(null);
  const [[width, height], setRoom] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const { current } = slot;
    if (!current) return;
    const measure = () => setRoom([current.clientWidth, current.clientHeight]);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { slot, width, height };
}

type Props = { readonly farm: Farm; readonly board: Board; readonly big: boolean };
type Drag = {
  readonly id: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly dx: number;
  readonly dy: number;
  readonly on: boolean;
};

export function Land({ farm, board, big }: Props) {
  const { view, question } = board;
  const { field_width: fieldWidth, field_height: fieldHeight } = view;
  const together = view.pairs ? 2 : 1; // fields that pigs share
  const ground = {
    widths: Array.from(
      { length: Math.ceil(farm.fields / together) },
      (_, i) => Math.min(together, farm.fields - i * together) * fieldWidth,
    ),
    height: fieldHeight,
  };
  const [herd, move] = useHerd(farm.pigs, ground);
  const { slot, width, height } = useRoom();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const [active, setActive] = useState(0);

  const [across, down] = [together * fieldWidth + gap, fieldHeight + gap];
  const plots = plotsFor(farm.fields);
  const columns = columnsFor(Math.ceil(plots / together), [across, down], width, height);
  const rows = Math.ceil(plots / together / columns);
  const [wide, high] = [columns * across - gap, rows * down - gap];
  const unit = Math.min(width / wide, height / high);
  const at = (field: number, x: number, y: number, width: number, height: number) => ({
    left: `${(((field % columns) * across + x) / wide) * 100}%`,
    top: `${((Math.floor(field / columns) * down + y) / high) * 100}%`,
    width: `${(width / wide) * 100}%`,
    height: `${(height / high) * 100}%`,
  });

  const plotAt = (plot: number) =>
    at(Math.floor(plot / together), (plot % together) * fieldWidth, 0, fieldWidth, fieldHeight);

  const own = big && question?.seat === farm.seat;
  const taps = herd.map((pig) => (own ? tapOn(question, pig, herd) : null));
  const legal = herd.filter((_, i) => taps[i]?.move);
  const current = Math.min(active, legal.length - 1);

  const drop = (pig: PlacedPig) => {
    if (!drag?.on) return setDrag(null);
    const x = (pig.field % columns) * across + pig.x + drag.dx / unit;
    const y = Math.floor(pig.field / columns) * down + pig.y + drag.dy / unit;
    const column = Math.floor((x + pig.width / 2) / across);
    const row = Math.floor((y + pig.height / 2) / down);
    if (column >= 0 && column < columns)
      move(pig.id, row * columns + column, Math.round(x - column * across), Math.round(y - row * down));
    setDrag(null);
  };
  const steer = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || legal.length === 0) return;
    event.preventDefault();
    const next = (current + by + legal.length) % legal.length;
    setActive(next);
    box.current?.querySelectorAll<HTMLElement>(".hp-tap")[next]?.focus();
  };

  return (
    <div class="hp-slot" ref={slot}>
      <div
        class="hp-land"
        ref={box}
        data-big={big}
        data-mark={big ? "land" : undefined}
        style={{ width: `${unit * wide}px`, height: `${unit * high}px` }}
        role={legal.length > 0 ? "group" : "img"}
        aria-label={herdWords(farm, board)}
        onKeyDown={steer}
        onClickCapture={(event) => dragged.current && (event.stopPropagation(), (dragged.current = false))}
      >
        {Array.from({ length: plots - farm.fields }, (_, i) => plots - 1 - i).map((plot) => (
          <div class="hp-plot" key={`plot${plot}`} style={plotAt(plot)}>
            <FieldArt n={plot} width={fieldWidth} height={fieldHeight} />
            {big && plot === farm.fields && <ForSale farm={farm} board={board} />}
          </div>
        ))}
        {Array.from({ length: farm.fields }, (_, field) => (
          <div class="hp-field" key={`field${field}`} style={plotAt(field)}>
            <FieldArt n={field} width={fieldWidth} height={fieldHeight} />
          </div>
        ))}
        {herd.map((pig, i) => {
          const tap = taps[i];
          const place = legal.indexOf(pig);
          const vaccine = own ? vaccineFor(question, pig, herd) : undefined;
          const held = drag?.on && drag.id === pig.id;
          return (
            <div
              key={pig.id}
              class="hp-pig"
              data-fresh={pig.fresh}
              data-held={held}
              style={{
                ...at(pig.field, pig.x, pig.y, pig.width, pig.height),
                "--n": pig.id,
                transform: held ? `translate(${drag.dx}px, ${drag.dy}px)` : "",
              }}
              {...(big && {
                onPointerDown: (event: PointerEvent) => {
                  dragged.current = false;
                  if (event.button === 0)
                    setDrag({ id: pig.id, fromX: event.clientX, fromY: event.clientY, dx: 0, dy: 0, on: false });
                },
                onPointerMove: (event: PointerEvent) => {
                  if (drag?.id !== pig.id) return;
                  const [dx, dy] = [event.clientX - drag.fromX, event.clientY - drag.fromY];
                  const on = drag.on || Math.hypot(dx, dy) > 8;
                  if (on && !drag.on) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
                  if (on) dragged.current = true;
                  setDrag({ ...drag, dx, dy, on });
                },
                onPointerUp: () => drop(pig),
                onPointerCancel: () => setDrag(null),
              })}
              // A tap without effect shows the reason: the engine's, if it has one.
              onClick={
                tap && !tap.move
                  ? () => (tap.why ? board.remark(board.text(tap.why)) : board.play(tap.text))
                  : undefined
              }
            >
              <PigArt size={pig.size} width={pig.width} height={pig.height} vaccinated={pig.vaccinated} fed={pig.fed} />
              {tap?.move && (
                <button
                  class="hp-tap"
                  data-move={tap.text}
                  aria-label={board.button(tap.move)}
                  tabIndex={place === current ? 0 : -1}
                  onFocus={() => setActive(place)}
                  onClick={() => board.play(tap.text)}
                />
              )}
              {/* Where a tap on the pig is another move. By keyboard and voice the same move is in the dock. */}
              {vaccine && vaccine.text !== tap?.text && (
                <span
                  class="hp-shot"
                  aria-hidden="true"
                  title={board.button(vaccine)}
                  onClick={(event) => (event.stopPropagation(), board.play(vaccine.text))}
                >
                  <GoodIcon good="vaccine" />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

// The sign on the next plot. While buying, a tap on it buys the field; by keyboard and voice the market does.
function ForSale({ farm, board }: { readonly farm: Farm; readonly board: Board }) {
  const move = board.question?.seat === farm.seat ? purchaseOf(board.question, "field") : undefined;
  return (
    <span
      class="hp-sign"
      data-open={move !== undefined}
      aria-hidden="true"
      title={`${board.text("field")}: ${board.text("price", { n: farm.next_field_price })}`}
      onClick={() => (move ? board.play(move.text) : board.remark(board.text("shopShut")))}
    >
      <Coin />
      <b>{farm.next_field_price}</b>
    </span>
  );
}

// "Farm of Ada: 1 field; 2 piglets, 1 big pig (1 vaccinated)".
function herdWords(farm: Farm, board: Board): string {
  const { text } = board;
  const counts = sizes
    .map((size) => [size, farm.pigs.filter((pig) => pig.size === size).length] as const)
    .filter(([, n]) => n > 0)
    .map(([size, n]) => text(`n_${size}`, { n }));
  const safe = farm.pigs.filter(({ vaccinated }) => vaccinated).length;
  const herd = counts.length > 0 ? counts.join(", ") : text("noPigs");
  return `${text("farmOf", { name: nameOf(board, farm.seat) })}: ${text("n_field", { n: farm.fields })}; ${herd}${safe > 0 ? ` (${text("n_safe", { n: safe })})` : ""}`;
}
