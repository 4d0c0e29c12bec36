/** Milliseconds the server's clock is ahead of this device's, as last heard. */
let offset = 0;

/** Notes the server's time (ISO 8601), as an answer that has just come tells it, or a page, before anything is heard. */
export function heardServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
}

/** The time by the server's clock, so that ages are true on a device whose clock is wrong. The device's until heard. */
export const serverNow = (): Date => new Date(Date.now() + offset);
