// The section of the rules that matters now, beside the board.
import { useEffect, useState } from "preact/hooks";
import type { Rules } from "../../games/game";
import { Words } from "../../shared/Words";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";

type Props = { readonly game: LoadedGame; readonly at: string; readonly id: string };

// The only markup is **bold**, `notation` and addresses, which become links.
export const Paragraph = ({ text }: { readonly text: string }) => (
  <p>
    {text.split("**").map((part, i) => {
      const words = part
        .split(/(https?:\/\/\S*[\w/])/)
        .map((piece, k) => (k % 2 === 1 ? <Address key={k} of={piece} /> : <Words key={k} text={piece} />));
      return i % 2 === 1 ? <strong key={i}>{words}</strong> : words;
    })}
  </p>
);

const Address = ({ of }: { readonly of: string }) => (
  <a href={of} target="_blank" rel="noopener noreferrer">
    {of}
  </a>
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
