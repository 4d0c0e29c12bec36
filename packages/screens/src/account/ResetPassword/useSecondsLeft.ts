import { useEffect, useState } from 'react';
import { secondsLeft, type SentLink } from './sentLink';

/** How often the clock is looked at, ms: twice a second, so that no figure is left out. */
const TICK = 500;

/** The seconds until another link may be asked for. Counted by the clock, so a tab that slept shows the truth. */
export function useSecondsLeft(sent: SentLink | null): number {
  const [now, setNow] = useState(Date.now);
  const left = sent ? secondsLeft(sent, now) : 0;
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);

  return left;
}
