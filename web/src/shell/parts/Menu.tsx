// The menu: the list of all moves, sound, rules, settings.
import { useShell } from "../shell";

type Props = { readonly game: string; readonly id: string; readonly showMoves: (() => void) | null };

export function Menu({ game, id, showMoves }: Props) {
  const { say, settings, change } = useShell();
  return (
    <div class="menu">
      {showMoves && <button onClick={showMoves}>{say("allMoves")}</button>}
      <label class="pill">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => change({ sound: event.currentTarget.checked })}
        />{" "}
        {say("sound")}
      </label>
      <a class="button" href={`#/rules/${game}?back=${id}`}>
        {say("allRules")}
      </a>
      <a class="button" href="#/settings">
        {say("settings")}
      </a>
      <a class="button" href="#/">
        {say("home")}
      </a>
    </div>
  );
}
