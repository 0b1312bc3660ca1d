// The rules of a game, searchable.
import { useEffect, useState } from "preact/hooks";
import type { Rules } from "../../games/game";
import { gameEntry } from "../../games/list";
import type { PageProps } from "../App";
import { Paragraph } from "../parts/RulesPanel";
import { useShell } from "../shell";
import { useGame } from "../use_game";
import "./rules.css";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export function RulesPage({ route }: PageProps) {
  const { say, language } = useShell();
  const id = route.parts[0] ?? "";
  const entry = gameEntry(id);
  const game = useGame(id);
  const [rules, setRules] = useState<Rules | null>(null);
  const [wanted, setWanted] = useState("");
  const at = route.query.get("at") ?? "";
  const back = route.query.get("back");
  useEffect(() => void game?.module.rules(language).then(setRules), [game, language]);
  useEffect(
    () => void (rules && at && document.getElementById(`rule-${at}`)?.scrollIntoView({ block: "start" })),
    [rules, at],
  );
  useEffect(() => void (document.title = `${say("rulesWord")} · ${entry?.title ?? ""}`));
  if (!entry) return <p class="page">{say("notFound")}</p>;
  if (!rules || !game) return <p class="waiting">{say("loading")}</p>;
  const found = rules.sections.filter(({ title, text }) =>
    plain([title, ...text].join(" ")).includes(plain(wanted.trim())),
  );
  const { Picture } = game.module;
  return (
    <div class="page rules">
      <h1>{entry.title}</h1>
      <div class="row">
        {back && (
          <a class="button primary" href={back.startsWith("t.") ? `#/table/${back.slice(2)}` : `#/match/${back}`}>
            {say("goOn")}
          </a>
        )}
        <a class="button" href={`#/learn/${id}`}>
          {say("learn")}
        </a>
        <label class="row">
          <span>{say("search")}</span>
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      </div>
      <nav aria-label={say("rulesWord")}>
        <ul class="row">
          {found.map((section) => (
            <li key={section.id}>
              <a href={`#/rules/${id}?at=${section.id}${back ? `&back=${back}` : ""}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">{found.length === 0 && say("nothingFound")}</p>
      {found.map((section) => (
        <section key={section.id} id={`rule-${section.id}`} data-now={section.id === at}>
          <h2>{section.title}</h2>
          {section.picture && Picture && (
            <div class="rules-picture">
              <Picture name={section.picture} />
            </div>
          )}
          {section.text.map((text) => (
            <Paragraph key={text} text={text} />
          ))}
        </section>
      ))}
    </div>
  );
}
