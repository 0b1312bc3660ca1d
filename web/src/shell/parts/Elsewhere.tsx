// The match is played in another tab: said in one line, with a way to play it here.
import { useShell } from "../shell";
import "./elsewhere.css";

export function Elsewhere({ playHere }: { readonly playHere: () => void }) {
  const { say } = useShell();
  return (
    <p class="elsewhere" role="status">
      <span>{say("elsewhere")}</span>
      <button class="primary" onClick={playHere}>
        {say("playHere")}
      </button>
    </p>
  );
}
