import { HttpError } from '../http/errors';

export interface UploadLimits {
  /** Forms of one account on their way, or being worked on, at a time. */
  ofOne: number;
  /** Of all accounts; each may hold a picture of 2 MB. */
  ofAll: number;
}

const UPLOADS: UploadLimits = { ofOne: 4, ofAll: 16 };
const RETRY_S = 5;

/** Counts forms between their first byte and their answer: each costs memory for as long as it takes. */
export class UploadSlots {
  readonly #limits: UploadLimits;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(limits: UploadLimits = UPLOADS) {
    this.#limits = limits;
  }

  /** Takes a slot. Throws 429 where this account has too many, 503 where all have. */
  take(userId: string): void {
    const own = this.#open.get(userId) ?? 0;
    if (own >= this.#limits.ofOne) {
      throw full(
        429,
        'RATE_LIMITED',
        `At most ${this.#limits.ofOne} forms of yours can be sent at once. Try again in a moment`,
      );
    }
    if (this.#all >= this.#limits.ofAll) {
      throw full(503, 'UNAVAILABLE', 'Too many pictures are being sent right now. Try again in a moment');
    }
    this.#open.set(userId, own + 1);
    this.#all += 1;
  }

  /** Gives a slot back; for each that was taken once. */
  release(userId: string): void {
    const left = (this.#open.get(userId) ?? 1) - 1;
    if (left === 0) this.#open.delete(userId);
    else this.#open.set(userId, left);
    this.#all -= 1;
  }
}

const full = (status: number, code: 'RATE_LIMITED' | 'UNAVAILABLE', msg: string): HttpError =>
  new HttpError(status, code, msg, { retry_after: RETRY_S }, { 'retry-after': String(RETRY_S) });
