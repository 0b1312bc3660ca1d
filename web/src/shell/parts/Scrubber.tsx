// Through a match by slider, buttons, arrow keys, or by itself.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../shell";

type Props = { readonly at: number; readonly of: number; readonly go: (at: number) => void };

const speeds = [0.5, 1, 2, 4] as const;
const atSpeedOne = 900; // milliseconds a move

export function Scrubber({ at, of, go }: Props) {
  const { say } = useShell();
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const to = (wanted: number) => go(Math.max(0, Math.min(of, wanted)));
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, select, textarea")) return;
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -of, End: of }[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      to(at + step);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  useEffect(() => {
    if (!running || at >= of) return setRunning(false);
    const timer = setTimeout(() => to(at + 1), atSpeedOne / speed);
    return () => clearTimeout(timer);
  }, [running, at, speed]);
  const jump = (words: string, sign: string, wanted: number) => (
    <button aria-label={words} title={words} disabled={wanted === at || wanted < 0 || wanted > of} onClick={() => to(wanted)}>
      {sign}
    </button>
  );
  return (
    <div class="scrubber">
      <input type="range" min={0} max={of} value={at} aria-label={say("replayAt", { n: at, of })} onInput={(event) => to(Number(event.currentTarget.value))} />
      <div class="row">
        {jump(say("first"), "⏮", 0)}
        {jump(say("previous"), "◀", at - 1)}
        <button class="primary" onClick={() => (at >= of ? (go(0), setRunning(true)) : setRunning(!running))}>
          {say(running ? "pause" : "autoplay")}
        </button>
        {jump(say("next"), "▶", at + 1)}
        {jump(say("last"), "⏭", of)}
        <label class="row">
          <span class="visually-hidden">{say("speed")}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {speeds.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <span class="quiet">{say("replayAt", { n: at, of })}</span>
      </div>
    </div>
  );
}
