// The cards of both bosses, in a dialog: Escape, the button and a tap outside close it.
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "./art";
import { ThresholdFacts } from "./cards";
import type { Props } from "./parts";

export function BossCards({ view, text, cardName, people, close }: Props & { readonly close: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog
      class="wp-boss-cards"
      ref={box}
      aria-label={text("bosses")}
      onClose={close}
      onClick={({ target }) => target === box.current && close()}
    >
      <div>
        {view.bosses.map(({ era, id, name, finished, thresholds }) => (
          <section key={era} data-finished={finished}>
            <h3>
              <Sign name={era} label={text(era)} /> {cardName("bosses", id, name)} {finished && text("finished")}
            </h3>
            <ol>
              {thresholds.map((one) => (
                <li key={one.id}>
                  <ThresholdFacts of={one} text={text} cardName={cardName} people={people} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <button data-mark="close-bosses" onClick={() => box.current?.close()}>
          {text("close")}
        </button>
      </div>
    </dialog>
  );
}
