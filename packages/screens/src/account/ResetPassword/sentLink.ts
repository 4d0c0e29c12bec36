import { useEffect, useState } from 'react';
import { persisted } from '../../lib/persisted';

/** How long to wait for a mail before another one may be asked for, ms. */
const WAIT = 120_000;

/** How often the clock is read, ms: twice a second, so that no figure is left out. */
const TICK = 500;

/** A mail that was asked for. */
interface SentLink {
  email: string;
  /** By this device's clock, ms. */
  at: number;
}

/** The mail that was asked for last in this tab, so that a reload does not start the wait anew; null for none. */
export const sentLink = persisted<SentLink | null>(
  'sessionStorage',
  'seduh.reset-link',
  (text) => {
    const { email, at } = (JSON.parse(text ?? 'null') ?? {}) as Record<string, unknown>;
    return typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
  },
  JSON.stringify,
);

/** Whole seconds to wait; a clock that was set back makes the wait no longer. */
export const secondsLeft = ({ at }: Pick<SentLink, 'at'>, now: number): number =>
  Math.ceil(Math.min(WAIT, Math.max(0, at + WAIT - now)) / 1000);

/** `01:52` */
export const formatLeft = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

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
