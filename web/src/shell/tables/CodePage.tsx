// The page for the short code of another device. It gives this device a key of its own to the same seat.
import { useState } from "preact/hooks";
import { Denied } from "../../match/remote/connection";
import { go } from "../route";
import { ConnectionNote } from "./ConnectionNote";
import { useServerLink } from "./use_server_link";
import { useTableSay, whyDenied } from "./words";

export function CodePage() {
  const say = useTableSay();
  const server = useServerLink();
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const redeem = async (event: Event) => {
    event.preventDefault();
    setTrouble("");
    try {
      const answer = await server?.connection.request({ is: "redeem", code: code.replace(/[\s-]/g, "").toUpperCase() });
      if (answer?.is !== "seated") return;
      go(`table/${answer.table}/${answer.secret}`);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setTrouble(error.code === "unknown" ? say("codeWrong") : whyDenied(error, say));
    }
  };
  return (
    <form class="page new-match" onSubmit={(event) => void redeem(event)}>
      <h1>{say("codeTitle")}</h1>
      <p>{say("codeHelp")}</p>
      <label class="field">
        <span>{say("codeWord")}</span>
        <input
          class="code-input"
          required
          maxLength={16}
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      {server && <ConnectionNote line={server.connection} />}
      <button class="primary" type="submit">
        {say("codeGo")}
      </button>
    </form>
  );
}
