// Hook: the draft of the page, begun by its address, which follows every change: a reload loses nothing, and going back
// from a match leads here again.
import { useEffect, useState } from "preact/hooks";
import type { Design } from "../../games/game";
import type { EngineLink } from "../../engine/link";
import { Refusal } from "../../engine/link";
import type { ContentDocument } from "../../match/own_content";
import type { Route } from "../route";
import { begun, changed, undone, type Draft } from "./draft";

export type BadLink = "broken" | "newer" | null;
export type DraftWork = Draft & {
  readonly badLink: BadLink;
  open(document: ContentDocument): void;
  change(next: ContentDocument): void;
  rename(next: ContentDocument): void;
  undo(): void;
};

// The last part of an address with this design. Programs that find links in texts leave out signs at their ends.
export const codeFor = (design: Design, document: ContentDocument): string =>
  encodeURIComponent(design.pack(document)).replace(/[!'()*~]|\.$/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

export function useDraft(
  design: Design,
  route: Route,
  entitle: (found: ContentDocument) => ContentDocument,
): DraftWork {
  const [draft, setDraft] = useState<Draft>(() => begun(design.blank));
  const [badLink, setBadLink] = useState<BadLink>(null);
  const [game = "", code] = route.parts;
  useEffect(() => {
    const found = code ? design.unpack(code) : design.blank;
    setBadLink(found === null ? "broken" : found === "newer" ? "newer" : null);
    setDraft(begun(found === null || found === "newer" ? design.blank : entitle(found)));
  }, [route]);
  const put = (next: Draft) => {
    setDraft(next);
    setBadLink(null);
    history.replaceState(history.state, "", `#/design/${game}/${codeFor(design, next.now)}`);
  };
  return {
    ...draft,
    badLink,
    open: (document) => put(begun(document)),
    change: (next) => put(changed(draft, next)),
    rename: (now) => put({ ...draft, now }),
    undo: () => put(undone(draft)),
  };
}

// Why the engine refuses the document, as `sounder content check` does; empty if it does not.
export function useCheck(engine: EngineLink, document: ContentDocument): string {
  const [why, setWhy] = useState("");
  useEffect(() => {
    let current = true;
    engine.call("check_content", JSON.stringify(document), `${document.name}.json`).then(
      () => current && setWhy(""),
      (error: unknown) => current && error instanceof Refusal && setWhy(error.message),
    );
    return () => void (current = false);
  }, [document]);
  return why;
}
