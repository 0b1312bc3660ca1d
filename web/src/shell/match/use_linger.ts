// Hook: what was there stays for a moment after it is gone, so that nothing flashes between two steps.
import { useEffect, useRef, useState } from "preact/hooks";

const staysFor = 400; // milliseconds

// `held` false: nothing stays.
export function useLinger<What>(now: What | null, held: boolean): What | null {
  const last = useRef<What | null>(null);
  const [, redraw] = useState({});
  if (now !== null || !held) last.current = now;
  const lingers = now === null && last.current !== null;
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => {
      last.current = null;
      redraw({});
    }, staysFor);
    return () => clearTimeout(timer);
  }, [lingers]);
  return now ?? last.current;
}
