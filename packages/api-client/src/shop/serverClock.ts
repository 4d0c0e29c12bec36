/** Milliseconds the server's clock is ahead of this device's. */
let offset = 0;
let isHeard = false;

const goBy = (now: string) => {
  offset = Date.parse(now) - Date.now();
};

/** Notes the server's time, as an answer that has just come tells it (ISO 8601). */
export function heardServerTime(now: string): void {
  isHeard = true;
  goBy(now);
}

/**
 * Goes by the moment at which a page was made (ISO 8601), until the server is heard: on a device whose clock is wrong,
 * the page does not change its mind about what is open between being shown and being up to date.
 */
export function assumeServerTime(now: string): void {
  if (!isHeard) goBy(now);
}

/** The time by the server's clock, so that ages are true on a device whose clock is wrong. The device's until told. */
export const serverNow = (): Date => new Date(Date.now() + offset);
