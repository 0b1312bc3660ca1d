// What can be done with a design: play it, send it, save it, open another one.
import { useState } from "preact/hooks";
import { Refusal, type EngineLink } from "../../engine/link";
import type { Design } from "../../games/game";
import type { GameEntry } from "../../games/list";
import { linkTo, saveFile } from "../../match/link";
import { askFor, keepOwn, type ContentDocument } from "../../match/own_content";
import { FileButton } from "../parts/FileButton";
import { playNow } from "../parts/GameCard";
import { shareLink } from "../parts/share";
import { SharedNote, type SharedLink } from "../parts/SharedNote";
import { go, useBegin } from "../route";
import { useShell } from "../shell";
import { codeFor } from "./use_draft";
import type { DesignSay } from "./words";

type Props = {
  readonly entry: GameEntry;
  readonly engine: EngineLink;
  readonly design: Design;
  readonly document: ContentDocument;
  readonly sound: boolean; // the engine accepts it
  readonly say: DesignSay;
  readonly open: (document: ContentDocument) => void;
  readonly tell: (words: string, refused?: boolean) => void;
};

export function Deeds({ entry, engine, design, document, sound, say, open, tell }: Props) {
  const { settings } = useShell();
  const [shared, setShared] = useState<SharedLink>(null);
  const goTo = useBegin();
  const { kind, name } = document;
  const play = () => goTo(() => playNow(entry, settings, { content: { [kind]: { name, document } } }));
  const share = async () =>
    setShared(await shareLink(linkTo(entry.id, `design/${entry.id}/${codeFor(design, document)}`)));
  const choose = (page: "friends" | "new") =>
    keepOwn(document) ? go(`${page}/${entry.id}?${askFor(document)}`) : tell(say("designNotKept"), true);
  return (
    <div class="design-deeds">
      <div class="row">
        <button class="primary" disabled={!sound} onClick={() => void play()}>
          {say("playNow")}
        </button>
        <button disabled={!sound} onClick={() => choose("friends")}>
          {say("playFriends")}
        </button>
        <button disabled={!sound} onClick={() => choose("new")}>
          {say("designWho")}
        </button>
      </div>
      <div class="row">
        <button disabled={!sound} onClick={() => void share()}>
          {say("share")}
        </button>
        <button disabled={!sound} onClick={() => saveFile(`${name}.json`, `${JSON.stringify(document, null, 2)}\n`)}>
          {say("designSave")}
        </button>
        <OpenDesign engine={engine} kind={kind} say={say} open={open} tell={tell} />
      </div>
      <SharedNote shared={shared} copied={say("designShared")} />
    </div>
  );
}

type OpenProps = Pick<Props, "engine" | "say" | "open" | "tell"> & { readonly kind: string };

function OpenDesign({ engine, kind, say, open, tell }: OpenProps) {
  const bring = async (file: File) => {
    const text = await file.text();
    try {
      const found = await engine.call<{ readonly kind: string }>("check_content", text, file.name);
      if (found.kind === kind) open(JSON.parse(text) as ContentDocument);
      else tell(say("designOther", { file: file.name }), true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(say("refused", { why: error.message }), true);
    }
  };
  return <FileButton label={say("designOpen")} open={(file) => void bring(file)} />;
}
