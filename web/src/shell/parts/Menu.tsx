// The menu of a match: what can be done with it, and the settings that matter while one plays.
import { useState } from "preact/hooks";
import { addressOf } from "../../match/link";
import { botLevel } from "../../match/record";
import { giveUp } from "../../match/shelf";
import type { MatchSource } from "../../match/source";
import { languages, type Language } from "../../text/languages";
import { go } from "../route";
import { speedTexts, type Settings, type Speed } from "../settings";
import { useShell } from "../shell";
import { fitNote } from "./fit_note";
import { shareLink } from "./share";
import { SharedNote, type SharedLink } from "./SharedNote";
import "./menu.css";
import { sure } from "./sure";

type Props = {
  readonly game: string;
  readonly id: string;
  readonly own: MatchSource | null; // a match of this browser
  readonly over: boolean;
  readonly showMoves: (() => void) | null;
  readonly showKeys: () => void;
};

export function Menu({ game, id, own, over, showMoves, showKeys }: Props) {
  const { say } = useShell();
  return (
    <div class="menu">
      {own && <Own source={own} id={id} over={over} />}
      {showMoves && <button onClick={showMoves}>{say("allMoves")}</button>}
      <a class="button" href={`#/rules/${game}?back=${id}`}>
        {say("allRules")}
      </a>
      <button onClick={showKeys}>{say("keys")}</button>
      {own && (
        <a class="button" href={`#/new/${game}`}>
          {say("newMatch")}
        </a>
      )}
      <a class="button" href="#/settings">
        {say("settings")}
      </a>
      <a class="button" href="#/">
        {say("home")}
      </a>
      <Wishes />
    </div>
  );
}

type OwnProps = { readonly source: MatchSource; readonly id: string; readonly over: boolean };

// A running match of several people has secrets, which a link would tell.
function Own({ source, id, over }: OwnProps) {
  const { say, settings } = useShell();
  const [shared, setShared] = useState<SharedLink>(null);
  const people = source.players.filter((player) => botLevel(player) === null).length;
  const share = async () => setShared(await shareLink(await addressOf(await source.record(), settings.name)));
  const resign = async () => {
    if (!(await sure(say("giveUpSure"), say("giveUp"), say("cancel")))) return;
    await giveUp(id);
    go(`replay/${id}`);
    const note = await fitNote(id, say);
    if (note) await sure(note, say("close"));
  };
  return (
    <>
      {!over && <button onClick={() => void resign()}>{say("giveUp")}</button>}
      {(over || people <= 1) && <button onClick={() => void share()}>{say("share")}</button>}
      {shared && <SharedNote shared={shared} />}
    </>
  );
}

type WishProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, words: string])[];
  readonly choose: (value: T) => void;
};

const Wish = <T extends string>({ label, value, values, choose }: WishProps<T>) => (
  <label class="menu-wish">
    <span>{label}</span>
    <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
      {values.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

function Wishes() {
  const { say, settings, change } = useShell();
  const themes = { auto: say("themeAuto"), light: say("themeLight"), dark: say("themeDark") } as const;
  return (
    <>
      <label class="menu-wish">
        <span>{say("sound")}</span>
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => change({ sound: event.currentTarget.checked })}
        />
      </label>
      <Wish<Speed>
        label={say("botSpeed")}
        value={settings.speed}
        values={speedTexts.map(([one, words]) => [one, say(words)])}
        choose={(speed) => change({ speed })}
      />
      <Wish<Settings["theme"]>
        label={say("themeWord")}
        value={settings.theme}
        values={(["auto", "light", "dark"] as const).map((one) => [one, themes[one]])}
        choose={(theme) => change({ theme })}
      />
      <Wish<Language>
        label={say("languageWord")}
        value={settings.language}
        values={languages.map(({ id, name }) => [id, name])}
        choose={(language) => change({ language })}
      />
    </>
  );
}

// What the keyboard does.
export function Keys() {
  const { say } = useShell();
  const rows = [
    ["Tab", say("keyTab")],
    ["\u2190 \u2191 \u2193 \u2192", say("keyArrows")],
    ["Enter", say("keyEnter")],
    ["Esc", say("keyEscape")],
    ["?", say("keys")],
  ] as const;
  return (
    <dl class="keys">
      {rows.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
