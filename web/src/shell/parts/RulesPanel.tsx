// The rule that matters now, beside the board.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Rules } from "../../games/game";
import { Words } from "../../shared/Words";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";

type Props = { readonly game: LoadedGame; readonly at: string; readonly id: string; readonly close: () => void };

// **bold** and `notation` are all the markup there is.
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

export function RulesPanel({ game, at, id, close }: Props) {
  const { say, language } = useShell();
  const [rules, setRules] = useState<Rules | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => void game.module.rules(language).then(setRules), [game, language]);
  useEffect(() => void (rules && panel.current?.focus()), [rules]);
  const section = rules?.sections.find((one) => one.id === at) ?? rules?.sections[0];
  if (!section) return null;
  return (
    <aside class="rules-panel" ref={panel} tabIndex={0} aria-label={say("rulesWord")}>
      <h3>{section.title}</h3>
      {section.text.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
      <div class="row">
        <button onClick={close}>{say("close")}</button>
        <a class="button" href={`#/rules/${game.module.id}?at=${section.id}&back=${id}`}>
          {say("allRules")}
        </a>
      </div>
    </aside>
  );
}
