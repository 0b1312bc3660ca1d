// Covers the match until the right person has the device.
import { useEffect, useRef } from "preact/hooks";
import { useShell } from "../shell";

export function HandOver({ name, go }: { readonly name: string; readonly go: () => void }) {
  const { say } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div class="page hand-over">
      <h1>{say("handOverTitle", { name })}</h1>
      <p>{say("handOverText", { name })}</p>
      <button class="primary" ref={button} onClick={go}>
        {say("handOverGo", { name })}
      </button>
    </div>
  );
}
