// The link state in words, unless it is live, and the notice of the server.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Connection } from "../../match/remote/connection";
import { useTableSay, type TableSay } from "./words";

const hidesFor = 700; // milliseconds; a shorter break is not shown

export function connectionWords(
  { linkState, trouble }: Pick<Connection, "linkState" | "trouble">,
  say: TableSay,
  seated: boolean,
): string {
  if (linkState === "offline") return say(seated ? "offline" : "offlineHere");
  if (linkState === "outdated") return say("appOld");
  if (linkState !== "live") return say(trouble === "limit" ? "troubleLimit" : "catchingUp");
  return trouble === "storage" ? say("troubleStorage") : trouble === "draining" ? say("troubleDraining") : say("live");
}

// Loads the new version of the app.
async function loadNewVersion(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.unregister();
  location.reload();
}

// Whether `is` has been true for a while.
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), hidesFor);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasts;
}

type Props = {
  readonly line: Connection;
  readonly seated?: boolean; // has moves to send
  readonly grace?: number | undefined; // seconds, after which others may let a bot play for this person
};

export function ConnectionNote({ line, seated = false, grace }: Props) {
  const say = useTableSay();
  const { linkState, trouble } = line;
  const [, tick] = useState(0);
  const away = useLasting(linkState === "connecting" || linkState === "catching_up");
  const offline = linkState === "offline";
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [offline]);
  const told = useRef(false); // once shown, the note stays until the connection is live
  told.current = linkState === "live" ? trouble !== null : told.current || away || offline || linkState === "outdated";
  if (!told.current) return null;
  const seconds = Math.ceil((line.retryAt - performance.now()) / 1000);
  return (
    <div class="note" data-line={linkState} role="status">
      <p>
        {connectionWords(line, say, seated)}
        {offline && grace !== undefined && ` ${say("awayWarning", { n: Math.round(grace / 60) })}`}
      </p>
      {offline && (
        <>
          {seconds > 0 && (
            <span class="quiet" aria-hidden="true">
              {say("nextTry", { n: seconds })}
            </span>
          )}
          <button onClick={() => line.tryNow()}>{say("tryNow")}</button>
        </>
      )}
      {linkState === "outdated" && (
        <button class="primary" onClick={() => void loadNewVersion()}>
          {say("loadNewVersion")}
        </button>
      )}
    </div>
  );
}
