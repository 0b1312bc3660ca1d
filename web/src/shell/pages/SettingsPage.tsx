import { useEffect } from "preact/hooks";
import { languages, type Language } from "../../text/languages";
import { nameOfLevel } from "../parts/names";
import { speedTexts, type Settings } from "../settings";
import { useShell } from "../shell";
import "./new_match.css";

type Choice<T extends string> = { readonly value: T; readonly name: string };

function Choices<T extends string>({
  legend,
  value,
  choices,
  choose,
}: {
  readonly legend: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly choose: (value: T) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="row">
        {choices.map((choice) => (
          <label class="pill" key={choice.value}>
            <input type="radio" name={legend} checked={choice.value === value} onChange={() => choose(choice.value)} />{" "}
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export function SettingsPage() {
  const { say, settings, change } = useShell();
  useEffect(() => void (document.title = `${say("settings")} · ${say("title")}`));
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      change({ [key]: value } as Partial<Settings>);
  return (
    <div class="page new-match">
      <h1>{say("settings")}</h1>
      <Choices
        legend={say("languageWord")}
        value={settings.language}
        choices={languages.map(({ id, name }) => ({ value: id, name }))}
        choose={(language: Language) => change({ language })}
      />
      <Choices
        legend={say("themeWord")}
        value={settings.theme}
        choices={[
          { value: "auto", name: say("themeAuto") },
          { value: "light", name: say("themeLight") },
          { value: "dark", name: say("themeDark") },
        ]}
        choose={set("theme")}
      />
      <Choices
        legend={say("botSpeed")}
        value={settings.speed}
        choices={speedTexts.map(([value, words]) => ({ value, name: say(words) }))}
        choose={set("speed")}
      />
      <Choices
        legend={say("motion")}
        value={settings.motion}
        choices={[
          { value: "auto", name: say("motionAuto") },
          { value: "off", name: say("motionOff") },
        ]}
        choose={set("motion")}
      />
      <Choices
        legend={say("sound")}
        value={settings.sound ? "on" : "off"}
        choices={[
          { value: "on", name: capital(say("on")) },
          { value: "off", name: capital(say("off")) },
        ]}
        choose={(value) => change({ sound: value === "on" })}
      />
      <Choices
        legend={say("hintLevel")}
        value={settings.hints}
        choices={["casual", "strong", "master"].map((value) => ({ value, name: nameOfLevel(value, say) }))}
        choose={set("hints")}
      />
    </div>
  );
}
