import { comeBack } from '../../../platform/http/errors';
import { streamsChanged } from '../../../platform/observe/signals';

/** More than anybody has tabs and devices; each costs a connection. */
const AT_ONCE = 10;
const RETRY_S = 10;

/** Counts who has how many event streams open. */
export class StreamSlots {
  readonly #open = new Map<string, number>();

  /** Takes a slot for one more stream of this user; gives back how to release it, once. Throws 429 without one. */
  take(userId: string): () => void {
    const open = this.#open.get(userId) ?? 0;
    if (open >= AT_ONCE) {
      throw comeBack(429, `At most ${AT_ONCE} pages can be kept up to date at once`, RETRY_S);
    }
    this.#open.set(userId, open + 1);
    streamsChanged.tell(1);
    return () => {
      streamsChanged.tell(-1);
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left === 0) this.#open.delete(userId);
      else this.#open.set(userId, left);
    };
  }
}
