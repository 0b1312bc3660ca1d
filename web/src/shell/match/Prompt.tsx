// One sentence: the question, or what is awaited. Screen readers read it out with what happened.
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../match/source";
import type { BoardTools } from "../frame/use_board";
import { nameAt } from "../parts/people";
import { useShell } from "../shell";

type Props = {
  readonly scene: Scene;
  readonly tools: BoardTools;
  readonly waiting: string | undefined; // at a table: who is awaited, after what has just happened
};

export function Prompt({ scene, tools: { people, localizer }, waiting }: Props) {
  const { say } = useShell();
  const { turn, seats, practice, asked } = scene.situation;
  const first = seats.find((seat) => seat !== scene.viewer);
  const question = asked[0];
  const latest = scene.stories[scene.stories.length - 1];
  const words = question
    ? localizer.say(question.says)
    : turn === "chance"
      ? say("chanceMoves")
      : turn === "decide" && first
        ? (waiting ?? say("thinks", { name: nameAt(people, first) }))
        : "";
  // Takes the keyboard focus when the pressed button is gone.
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const box = prompt.current;
    if (!box) return;
    box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1; // a scrolling text must be reachable by keyboard
    if (question && document.activeElement === document.body) box.focus({ preventScroll: true });
  });
  return (
    <>
      <p class="prompt" ref={prompt} tabIndex={question ? -1 : 0} data-mine={question !== undefined}>
        {practice && <span class="practice">{say("practice")}</span>}
        {question && people.filter(({ you }) => you).length === 0 && <strong>{nameAt(people, question.seat)}: </strong>}
        {words !== "" && words === waiting && latest && <>{localizer.line(latest)} </>}
        {words || (latest && localizer.line(latest))}
      </p>
      {!scene.kept && (
        <p class="refusal not-kept" role="alert">
          {say("notKept")}
        </p>
      )}
      <p class="visually-hidden" aria-live="polite">
        {scene.said.map((one) => localizer.say(one)).join(" ") || (latest && localizer.line(latest))} {words}
      </p>
    </>
  );
}
