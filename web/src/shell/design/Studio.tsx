// The board that is designed, with a line that says what happened, and beside it what can be done with it.
import { useMemo, useState } from "preact/hooks";
import type { Design, GameWords } from "../../games/game";
import type { GameEntry } from "../../games/list";
import { longestTitle, titleOf, type ContentDocument } from "../../match/own_content";
import { gameLocalizer } from "../../text/game_localizer";
import type { Route } from "../route";
import { useShell } from "../shell";
import type { Ready } from "../use_engine";
import { Deeds } from "./Deeds";
import { entitled } from "./draft";
import { Fairness } from "./Fairness";
import { Mine } from "./Mine";
import { useCheck, useDraft } from "./use_draft";
import type { DesignSay } from "./words";

type Props = {
  readonly entry: GameEntry;
  readonly ready: Ready;
  readonly words: GameWords;
  readonly design: Design;
  readonly say: DesignSay;
  readonly route: Route;
};

export type Note = { readonly words: string; readonly refused: boolean };
const silence: Note = { words: "", refused: false };

export function Studio({ entry, ready: { engine, facts }, words, design, say, route }: Props) {
  const { language } = useShell();
  const localizer = useMemo(
    () => gameLocalizer(words, language, (seat) => ({ name: seat, you: false })),
    [words, language],
  );
  const builtIn = facts.content.flatMap(({ kind, built_in }) =>
    kind === design.blank.kind ? built_in.map(({ name }) => name) : [],
  );
  const named = (document: ContentDocument, title: string) => entitled(document, title, builtIn, design.blank.name);
  const work = useDraft(design, route, (found) => named(found, found.title ?? ""));
  const [note, setNote] = useState<Note>(silence);
  const why = useCheck(engine, work.now);
  const tell = (words: string, refused = false) => setNote({ words, refused });
  const open = (document: ContentDocument) => {
    work.open({ ...document, title: titleOf(document) });
    setNote(silence);
  };
  const anySay = say as (key: string) => string; // the game's own keys are among them
  const roles = (facts.roles[0] ?? []).map((role) => localizer.say(role));
  return (
    <>
      <h1>{say("designTitle")}</h1>
      <p>{say("designAbout")}</p>
      {work.badLink && (
        <p class="refusal" role="alert">
          {say(work.badLink === "newer" ? "designNewer" : "designBroken")}
        </p>
      )}
      <div class="design-columns">
        <div class="design-main">
          <design.Editor
            document={work.now}
            canUndo={work.past.length > 0}
            change={(next, told) => (work.change(next), tell(told))}
            undo={(told) => (work.undo(), tell(told))}
            tell={tell}
            text={localizer.text}
            say={anySay}
          />
          <div class="design-line">
            <p role="status" data-refused={note.refused || why !== ""}>
              {why ? say("refused", { why }) : note.words}
            </p>
            <span>{design.count(work.now, anySay)}</span>
          </div>
        </div>
        <div class="design-side">
          <label class="field">
            <span>{say("designName")}</span>
            <input
              maxLength={longestTitle}
              placeholder={say("designUntitled")}
              value={work.now.title ?? ""}
              onInput={({ currentTarget }) => work.rename(named(work.now, currentTarget.value))}
            />
          </label>
          <Deeds
            entry={entry}
            engine={engine}
            design={design}
            document={work.now}
            sound={why === ""}
            say={say}
            open={open}
            tell={tell}
          />
          <Fairness
            key={JSON.stringify({ ...work.now, name: "", title: "" })}
            game={entry}
            roles={roles}
            document={work.now}
            sound={why === ""}
            say={say}
          />
          <Mine design={design} document={work.now} say={say} open={open} tell={tell} />
        </div>
      </div>
    </>
  );
}
