// Steps through a match by slider, buttons or arrow keys, or plays it.
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
  const drawn = (drawing: string) => (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
  const jump = (words: string, drawing: string, wanted: number) => (
    <button
      aria-label={words}
      title={words}
      disabled={wanted === at || wanted < 0 || wanted > of}
      onClick={() => to(wanted)}
    >
      {drawn(drawing)}
    </button>
  );
  const run = () => (at >= of ? (go(0), setRunning(true)) : setRunning(!running));
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={say("replayAt", { n: at, of })}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <span class="quiet" aria-hidden="true">
        {at} / {of}
      </span>
      <select aria-label={say("speed")} value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
        {speeds.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <div class="jumps">
        {jump(say("first"), "M4 5h3v14H4zM20 5v14L8 12z", 0)}
        {jump(say("previous"), "M17 5v14L6 12z", at - 1)}
        <button
          class="primary"
          aria-label={say(running ? "pause" : "autoplay")}
          title={say(running ? "pause" : "autoplay")}
          onClick={run}
        >
          {drawn(running ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M8 5v14l11-7z")}
        </button>
        {jump(say("next"), "M7 5v14l11-7z", at + 1)}
        {jump(say("last"), "M17 5h3v14h-3zM4 5v14l12-7z", of)}
      </div>
    </div>
  );
}
