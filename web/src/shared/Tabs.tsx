// Tabs as the ARIA practices ask for: arrows, Home and End move, one tab is in the Tab order. On paper all panels are
// shown.
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import "./tabs.css";

type Props = {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
  readonly all: boolean; // show every panel
  readonly panel: (index: number) => ComponentChildren;
};

export function Tabs({ label, names, chosen, choose, all, panel }: Props) {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (index: number) => {
    const next = (index + names.length) % names.length;
    choose(next);
    tabs.current[next]?.focus();
  };
  const steps: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(chosen + 1),
    ArrowLeft: () => go(chosen - 1),
    Home: () => go(0),
    End: () => go(names.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-controls={all || i === chosen ? `${id}-panel-${i}` : undefined}
            aria-selected={i === chosen}
            tabIndex={i === chosen ? 0 : -1}
            ref={(element) => {
              tabs.current[i] = element;
            }}
            onClick={() => choose(i)}
          >
            {name}
          </button>
        ))}
      </div>
      {names.map((name, i) =>
        all || i === chosen ? (
          <div key={name} role="tabpanel" id={`${id}-panel-${i}`} aria-labelledby={`${id}-tab-${i}`}>
            {panel(i)}
          </div>
        ) : null,
      )}
    </>
  );
}
