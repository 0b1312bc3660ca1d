// A line in the dock: the match is played in another tab, with a button to play it here.
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
