/** How long to wait for a mail before another one may be asked for, ms. */
const WAIT = 120_000;

const key = 'seduh.reset-link';

/** A mail that was asked for. */
export interface SentLink {
  email: string;
  /** By this device's clock, ms. */
  at: number;
}

/** The mail that was asked for last in this tab, so that a reload does not start the wait anew. */
export function readSentLink(): SentLink | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null || !('email' in found) || !('at' in found)) return null;
    const { email, at } = found;
    return typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
  } catch {
    return null;
  }
}

export function keepSentLink(sent: SentLink): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // storage is blocked or full: the wait then lasts as long as the page
  }
}

/** Whole seconds to wait; a clock that was set back makes the wait no longer. */
export const secondsLeft = ({ at }: Pick<SentLink, 'at'>, now: number): number =>
  Math.ceil(Math.min(WAIT, Math.max(0, at + WAIT - now)) / 1000);

/** `01:52` */
export const formatLeft = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
