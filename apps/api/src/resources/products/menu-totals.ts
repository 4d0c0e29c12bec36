import type { CategoryId } from '@seduh/contract';
import type { Db } from '../../platform/db/tx';
import { countMenu } from './repository';

/** Products by the id of their category. */
type Counts = Map<CategoryId, number>;

interface Counted {
  counts: Promise<Counts>;
  /** From when on, by `performance.now()`, the next ask has them counted again. */
  renewFrom: number;
  until: number;
}

/**
 * How many products the menu has. Counting a long one takes far longer than reading a page of it, so totals are kept
 * for a moment and, while somebody keeps asking, counted again before they are too old: then nobody waits for them.
 */
export class MenuTotals {
  #counted: Counted | undefined;

  /** @param maxAgeMs how old a total may be when it is given; 0 counts each time */
  constructor(
    private readonly db: Db,
    private readonly maxAgeMs: number,
  ) {}

  /** Products of these categories; of all where it is left open. */
  async of(categories?: readonly CategoryId[]): Promise<number> {
    const counts = await this.#current();
    return (categories ?? [...counts.keys()]).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  }

  /** Forgets what was counted, after a write. */
  clear(): void {
    this.#counted = undefined;
  }

  #current(): Promise<Counts> {
    const now = performance.now();
    const known = this.#counted;
    if (known && now < known.until) {
      if (now >= known.renewFrom) this.#renew(known);
      return known.counts;
    }
    const next = this.#count();
    this.#counted = next;
    next.counts.catch(() => {
      if (this.#counted === next) this.clear();
    });
    return next.counts;
  }

  /** Counts beside the answers. Where that fails, whoever waits for the next count hears of it. */
  #renew(known: Counted): void {
    known.renewFrom = known.until;
    const next = this.#count();
    next.counts.then(
      // what was forgotten meanwhile may not come back
      () => (this.#counted = this.#counted === known ? next : this.#counted),
      () => undefined,
    );
  }

  #count(): Counted {
    const now = performance.now();
    return { counts: countMenu(this.db), renewFrom: now + this.maxAgeMs / 2, until: now + this.maxAgeMs };
  }
}
