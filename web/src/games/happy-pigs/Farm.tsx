// A farm in full, and the others beside it as cards. A tap on a card enlarges it over the fields; another tap closes
// it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameMessage } from "../../generated/happy-pigs";
import type { SeatName } from "../../match/situation";
import { ActionIcon, Coin, GoodIcon } from "./art";
import { arrows, enter } from "./keys";
import { Land } from "./Land";
import { doings, newsOf } from "./moves";
import { nameOf, type Props } from "./props";
import { items, type Action, type Farm as OneFarm } from "./view";

type FarmProps = { readonly farm: OneFarm; readonly board: Props };

export function Farm({ farm, board }: FarmProps) {
  const { view, text, question } = board;
  const [open, setOpen] = useState<SeatName | null>(null);
  useEffect(() => setOpen(null), [question?.seat, view.phase]);
  return (
    <section
      class="hp-farm"
      aria-label={text("farmOf", { name: nameOf(board, farm.seat) })}
      onKeyDown={({ key }) => key === "Escape" && setOpen(null)}
    >
      <Holding farm={farm} board={board} big />
      <div class="hp-mid">
        <div class="hp-fit">
          <Land key={farm.seat} farm={farm} board={board} big />
          <ul class="hp-others" onKeyDown={arrows} onFocusCapture={enter}>
            {view.farms
              .filter((other) => other !== farm)
              .map((other, i) => (
                <Rival
                  key={other.seat}
                  farm={other}
                  board={board}
                  open={open === other.seat}
                  first={i === 0}
                  look={setOpen}
                />
              ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type RivalProps = FarmProps & {
  readonly open: boolean;
  readonly first: boolean;
  readonly look: (seat: SeatName | null) => void;
};

function Rival({ farm, board, open, first, look }: RivalProps) {
  const name = nameOf(board, farm.seat);
  return (
    <li class="hp-rival" data-open={open} data-last={board.last.some(({ seat }) => seat === farm.seat)}>
      <div class="hp-rival-in">
        <b class="hp-name">{name}</b>
        <Land farm={farm} board={board} big={false} />
        <Holding farm={farm} board={board} big={false} />
        <p class="hp-doings">{didOf(board, farm.seat)}</p>
      </div>
      <button
        class="hp-look"
        aria-expanded={open}
        tabIndex={first ? 0 : -1}
        onClick={() => look(open ? null : farm.seat)}
      >
        <span class="visually-hidden">{board.text("lookAt", { name })}</span>
      </button>
    </li>
  );
}

// What a seat has done, and what the rules gave it, since the viewer's last own move.
function didOf({ last, button, say }: Props, seat: SeatName): string {
  const done = doings(last, seat).map(([move, n]) => `${button(move)}${n > 1 ? ` \u00d7${n}` : ""}`);
  return [...done, ...newsOf(last, seat).map(say)].join(" \u00b7 ");
}

// A tile that lies face down and turns over with all the others.
function Tile({
  action,
  chosen,
  label,
}: {
  readonly action: Action | undefined;
  readonly chosen: boolean;
  readonly label: string;
}) {
  const shown = useRef<Action | undefined>(action);
  if (action) shown.current = action;
  return (
    <span
      class="hp-tile"
      role="img"
      aria-label={label}
      title={label}
      data-chosen={chosen}
      data-up={action !== undefined}
    >
      <span class="hp-tile-back" />
      <span class="hp-tile-face">{shown.current && <ActionIcon action={shown.current} />}</span>
    </span>
  );
}

function Holding({ farm, board, big }: FarmProps & { readonly big: boolean }) {
  const { view, text, still, last, say } = board;
  const name = nameOf(board, farm.seat);
  const words = (who: string, chosen: boolean, choice: Action | undefined) =>
    choice ? `${who}: ${text(choice)}` : text(chosen ? "tileDown" : "tileNone", { name: who });
  const brief = (told: GameMessage) => (told.key === "told.unused" ? text("unusedPaid", { n: told.money }) : say(told));
  const note =
    farm.actions > 0 ? text("actionsLeft", { n: farm.actions }) : newsOf(last, farm.seat).map(brief).join(" ");
  return (
    <div class="hp-holding" data-asked={view.asked.includes(farm.seat)}>
      <Tile action={farm.choice} chosen={farm.has_chosen} label={words(name, farm.has_chosen, farm.choice)} />
      {view.neutral && (
        <span class="hp-neutral">
          {view.neutral.holder === farm.seat && (
            <Tile
              action={view.neutral.choice}
              chosen={view.neutral.has_chosen}
              label={words(text("neutral"), view.neutral.has_chosen, view.neutral.choice)}
            />
          )}
        </span>
      )}
      <span class="hp-starts">
        {view.first === farm.seat && (
          <i class="hp-first" role="img" aria-label={text("first")} title={text("first")}>
            {text("firstSign")}
          </i>
        )}
      </span>
      {big && (
        <span class="hp-who">
          <b>{name}</b>
          <small title={note}>{note}</small>
        </span>
      )}
      <Money n={farm.money} label={text("money")} still={still} />
      <span class="hp-items" data-mark={big ? "items" : undefined}>
        {items.map((item) => (
          <span
            key={item}
            data-none={farm.items[item] === 0}
            role="img"
            aria-label={`${text(item)}: ${farm.items[item]}`}
            title={text(item)}
          >
            <GoodIcon good={item} />
            {farm.items[item]}
          </span>
        ))}
      </span>
    </div>
  );
}

// Money; coins fly in from the market, or out to it, with how much.
function Money({ n, label, still }: { readonly n: number; readonly label: string; readonly still: boolean }) {
  const box = useRef<HTMLSpanElement>(null);
  const before = useRef(n);
  const change = useRef({ by: 0, count: 0 });
  if (before.current !== n) change.current = { by: n - before.current, count: change.current.count + 1 };
  before.current = n;
  const { by, count } = change.current;
  useLayoutEffect(() => {
    const [here, there] = [box.current, document.querySelector(".hp-market")].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (!here || !there) return;
    box.current?.style.setProperty("--dx", `${there.x + there.width / 2 - here.x}px`);
    box.current?.style.setProperty("--dy", `${there.y - here.y}px`);
  }, [count]);
  return (
    <span class="hp-money" ref={box}>
      <Coin />
      <span class="visually-hidden">{label} </span>
      <b>{n}</b>
      {by !== 0 && !still && (
        <span class="hp-fly" key={count} data-more={by > 0} aria-hidden="true">
          {Array.from({ length: Math.min(3, Math.abs(by)) }, (_, i) => (
            <Coin key={i} />
          ))}
          <b>{by > 0 ? `+${by}` : `\u2212${-by}`}</b>
        </span>
      )}
    </span>
  );
}
