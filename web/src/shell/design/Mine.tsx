// The designs that are kept in this browser.
import { useState } from "preact/hooks";
import type { Design } from "../../games/game";
import { forgetOwn, keepOwn, ownContent, titleOf, type ContentDocument } from "../../match/own_content";
import { sure } from "../parts/sure";
import type { DesignSay } from "./words";

type Props = {
  readonly design: Design;
  readonly document: ContentDocument;
  readonly say: DesignSay;
  readonly open: (document: ContentDocument) => void;
  readonly tell: (words: string, refused?: boolean) => void;
};

export function Mine({ design, document, say, open, tell }: Props) {
  const { game, kind } = design.blank;
  const [kept, setKept] = useState(() => ownContent(game, kind));
  const again = () => setKept(ownContent(game, kind));
  const keep = () => {
    const named = { ...document, title: document.title?.trim() || say("designUntitled") };
    const done = keepOwn(named);
    tell(done ? say("designKept", { name: named.title }) : say("designNotKept"), !done);
    again();
  };
  const remove = async (one: ContentDocument) => {
    if (!(await sure(say("designRemoveSure", { name: titleOf(one) }), say("deleteIt"), say("cancel")))) return;
    forgetOwn(one);
    again();
  };
  return (
    <section aria-labelledby="mine-title" class="design-mine">
      <h2 id="mine-title">{say("designMine")}</h2>
      <button onClick={keep}>{say("designKeep")}</button>
      {kept.length === 0 && <p class="quiet">{say("designNone")}</p>}
      <ul>
        {kept.map((one) => (
          <li key={one.name}>
            <button
              class="design-kept"
              onClick={() => open(one)}
              aria-label={`${say("look")}${say("colon")}${titleOf(one)}`}
            >
              <design.Small document={one} />
              <span data-name>{titleOf(one)}</span>
            </button>
            <button
              class="quiet-button"
              onClick={() => void remove(one)}
              aria-label={`${say("remove")}${say("colon")}${titleOf(one)}`}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
