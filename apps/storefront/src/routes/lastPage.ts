import { LEFT_PAGE } from '../hydration/bootstrap';
import { readArrival } from '@seduh/screens/account';

let last: string | undefined;

/** Remembers the page somebody looks at, for the way back after signing up; pages about getting in do not count. */
export function notePage(path: string): void {
  if (!/^\/(login|register|signup|reset-password|confirm-email|undo-email|news\/stop)\b/.test(path)) last = path;
}

/**
 * The page that was looked at before; undefined where the visit began with getting in. A server-made page that was left
 * before its code had come said so itself.
 */
export function lastPage(): string | undefined {
  try {
    return last ?? readArrival({ from: sessionStorage.getItem(LEFT_PAGE) }).from;
  } catch {
    // storage is blocked
    return last;
  }
}
