// The menu of a replay: who looks, a link, the file, the check of the dice.
import { useState } from "preact/hooks";
import type { EngineLink } from "../../engine/link";
import type { Person } from "../../games/game";
import { checkDice, type DiceVerdict } from "../../match/dice_check";
import { addressOf, saveFile } from "../../match/link";
import type { RecordFile } from "../../match/record";
import type { SeatName } from "../../match/situation";
import { copied, SharedNote, type SharedLink } from "../parts/SharedNote";
import "../parts/menu.css";
import { useShell, type Shell } from "../shell";

type Props = {
  readonly engine: EngineLink;
  readonly record: RecordFile;
  readonly text: string;
  readonly at: number;
  readonly viewer: SeatName | "";
  readonly viewers: readonly Person[];
  readonly sharable: boolean;
  readonly look: (viewer: SeatName | "") => void;
};

function diceWords(verdict: DiceVerdict, say: Shell["say"]): string {
  if ("wrong" in verdict) return say("broken", { why: verdict.wrong });
  if ("checked" in verdict) return say("diceFine", { n: verdict.checked });
  return say("none" in verdict ? "diceNone" : "diceInsecure");
}

export function ReplayMenu({ engine, record, text, at, viewer, viewers, sharable, look }: Props) {
  const { say, settings } = useShell();
  const [note, setNote] = useState("");
  const [shared, setShared] = useState<SharedLink>(null);
  const copyLink = async () => {
    setNote("");
    setShared(await copied(await addressOf(text, settings.name, at)));
  };
  const dice = async () => setNote(diceWords(await checkDice(engine, record), say));
  return (
    <div class="menu">
      <label class="row">
        <span>{say("seenBy")}</span>
        <select value={viewer} onChange={(event) => look(event.currentTarget.value as SeatName | "")}>
          <option value="">{say("audience")}</option>
          {viewers.map((person) => (
            <option key={person.seat} value={person.seat}>
              {person.name} {person.role}
            </option>
          ))}
        </select>
      </label>
      <button disabled={!sharable} onClick={() => void copyLink()}>
        {say("copyLink")}
      </button>
      <button disabled={!sharable} onClick={() => saveFile(`${record.game}.json`, text)}>
        {say("exportFile")}
      </button>
      <button onClick={() => void dice()}>{say("checkDice")}</button>
      <p role="status">{note}</p>
      <SharedNote shared={shared} />
    </div>
  );
}
