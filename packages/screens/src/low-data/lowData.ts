import { asksLowData, LOW_DATA_COOKIE, IMAGE_CACHE } from '@seduh/contract/constants';

/** s; as long as browsers keep a cookie, and anew with each press. */
const A_YEAR = 31_536_000;

const listeners = new Set<() => void>();

/** Told when the wish has changed here. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this device asks to spare data. */
export const isLowData = (): boolean => asksLowData(document.cookie);

/** Whether the browser asks for it by itself, which no page can change. */
export const isBrowsersWish = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Has this device ask to spare data, or no more. Small pictures that are kept for the time without a network go then. */
export function setLowData(isOn: boolean): void {
  const { protocol } = window.location;
  const terms = `; path=/; max-age=${isOn ? A_YEAR : -1}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = LOW_DATA_COOKIE + terms;
  if (!isOn && 'caches' in window) void caches.delete(IMAGE_CACHE).catch(() => undefined);
  for (const listener of listeners) listener();
}
