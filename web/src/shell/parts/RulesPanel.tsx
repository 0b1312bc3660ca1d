// The section of the rules that matters now, beside the board.
import { useEffect, useState } from "preact/hooks";
import type { Rules } from "../../games/game";
import { Words } from "../../shared/Words";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";

type Props = { readonly game: LoadedGame; readonly at: string; readonly id: string };

// The only markup is **bold** and `notation`.
export const Paragraph = ({ text }: { readonly text: string }) => (
  <p>
    {text.split("**").map((part, i) =>
      i % 2 === 1 ? (
        <strong>
          <Words text={part} />
        </strong>
      ) : (
        <Words text={part} />
      ),
    )}
  </p>
);

export function RulesPanel({ game, at, id }: Props) {
  const { say, language } = useShell();
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => void game.module.rules(language).then(setRules), [game, language]);
  const section = rules?.sections.find((one) => one.id === at) ?? rules?.sections[0];
  if (!section) return null;
  return (
    <div class="rules-panel">
      <h3>{section.title}</h3>
      {section.text.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
      <a class="button" href={`#/rules/${game.module.id}?at=${section.id}&back=${id}`}>
        {say("allRules")}
      </a>
    </div>
  );
}
