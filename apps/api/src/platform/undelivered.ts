/** Something did not reach whom it was for; `reason` is a word or a code that names nobody. */
export class Undelivered extends Error {
  override name = 'Undelivered';

  /**
   * @param how for how long: it may go later, it never will, or whoever it was for is not there any more
   * @param retryAfterMs how long the other side asks to be left alone
   */
  constructor(
    readonly reason: string,
    readonly how: 'for now' | 'for good' | 'gone',
    readonly retryAfterMs = 0,
  ) {
    super(reason);
  }
}

/** Why a notice is dropped by nobody's fault: it says nothing any more, or there is nobody to say it to. */
export const NO_FAULT: readonly string[] = [
  'no order',
  'no news',
  'nobody there',
  'no way to a phone',
  'unreadable keys',
  'push 404',
  'push 410',
];

const SECOND_MS = 1_000;
/** Nobody is left alone for longer: what waits has become old by then. */
const LONGEST_MS = 30 * 60 * SECOND_MS;

/** What a `Retry-After` asks for, in ms; 0 for none, and for a date, which nobody's clock agrees on. */
export const retryAfterOf = (header: string | null | undefined): number =>
  /^\d{1,6}$/.test(header ?? '') ? Math.min(Number(header) * SECOND_MS, LONGEST_MS) : 0;
