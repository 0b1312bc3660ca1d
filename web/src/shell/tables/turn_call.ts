// Announces "It is your turn" in the title of the tab, as a sound, and as a notification if allowed and the page is
// hidden.
import { useEffect, useRef } from "preact/hooks";
import { useShell } from "../shell";
import { useTableSay } from "./words";

export const canNotify = (): boolean => "Notification" in window && isSecureContext;

async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: "sounder-turn", icon: "./icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options);
}

export function useTurnCall(asked: boolean, title: string, moves: number): void {
  const say = useTableSay();
  const { settings } = useShell();
  const before = useRef(asked);
  useEffect(
    () =>
      void (document.title = asked ? `\u25cf ${say("yourTurn")} \u00b7 ${title}` : `${title} \u00b7 ${say("title")}`),
  );
  useEffect(() => {
    const called = asked && !before.current;
    before.current = asked;
    if (!called) return;
    if (settings.sound) void import("../parts/sound").then(({ sounds }) => sounds.turn(0));
    if (document.hidden && canNotify() && Notification.permission === "granted")
      void notify(title, say("yourTurn")).catch(() => undefined);
  }, [asked, moves]);
}
