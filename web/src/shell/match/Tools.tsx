// The small controls of the dock: undo, hint, rules, story, and the talk of a table.
import { Tool } from "../frame/PageFrame";
import { useShell } from "../shell";
import type { TableExtras } from "./table";
import type { Hinting } from "./use_hint";
import type { Moves } from "./use_moves";
import type { Panels, Shown } from "./use_panels";

type Props = {
  readonly panels: Panels;
  readonly hinting: Hinting;
  readonly moves: Moves;
  readonly asked: boolean;
  readonly tableExtras: TableExtras | undefined;
};

export function Tools({ panels, hinting: { hint, press }, moves: { ways, goBack }, asked, tableExtras }: Props) {
  const { say } = useShell();
  const back = [...ways.values()].pop();
  const panel = (one: Shown, path: string, words: string) => (
    <Tool path={path} words={words} on={panels.shown === one} onClick={() => panels.toggle(one)} />
  );
  const [talk, news] = [tableExtras?.talk[0] ?? "", tableExtras?.news ?? 0];
  return (
    <div class="tools">
      {tableExtras?.tools.undo !== false && (
        <Tool
          path="M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10"
          words={say("undo")}
          disabled={!back}
          onClick={() => back && void goBack(back)}
        />
      )}
      {tableExtras?.tools.hint !== false && (
        <Tool
          path="M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11zM10 21h4"
          words={say(hint === "thinking" ? "hintThinkingShort" : "hint")}
          on={hint !== null}
          disabled={!asked}
          onClick={press}
        />
      )}
      {panel("rules", "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6", say("rulesWord"))}
      {panel("story", "M4 6h16M4 11h16M4 16h10", say("log"))}
      {tableExtras && panel("talk", "M4 5h16v11H10l-5 4v-4H4z", news > 0 ? `${talk} (${news})` : talk)}
    </div>
  );
}
