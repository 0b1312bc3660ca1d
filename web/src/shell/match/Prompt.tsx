// One sentence: the question, or what is awaited. Screen readers read it out with what happened.
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../match/source";
import type { BoardTools } from "../frame/use_board";
import { nameAt } from "../parts/people";
import { useShell } from "../shell";
import { useLinger } from "./use_linger";

type Props = {
  readonly scene: Scene;
  readonly tools: BoardTools;
  readonly waiting: string | undefined; // at a table: who is awaited, after what has just happened
};

// Takes the keyboard focus when the pressed button is gone. After a match was begun by keyboard, the board takes it.
function takeFocus(box: HTMLElement): void {
  const { activeElement: here, body } = document;
  const begun = here?.id === "main" && here.matches(":focus-visible");
  const place = begun ? document.querySelector<HTMLElement>("[data-board] [data-move]:not([tabindex='-1'])") : null;
  if (here === body || begun) (place ?? box).focus({ preventScroll: true });
}

export function Prompt({ scene, tools: { people, localizer }, waiting }: Props) {
  const { say } = useShell();
  const { turn, seats, practice, asked, result } = scene.situation;
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
  const shown = useLinger(question ? words : null, !result && !scene.following) ?? words;
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const box = prompt.current;
    if (!box) return;
    box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1; // a scrolling text must be reachable by keyboard
    if (question) takeFocus(box);
  });
  return (
    <>
      <p class="prompt" ref={prompt} tabIndex={question ? -1 : 0} data-mine={question !== undefined}>
        {practice && <span class="practice">{say("practice")}</span>}
        {question && people.filter(({ you }) => you).length === 0 && <strong>{nameAt(people, question.seat)}: </strong>}
        {shown !== "" && shown === waiting && latest && <>{localizer.line(latest)} </>}
        {shown || (latest && localizer.line(latest))}
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
