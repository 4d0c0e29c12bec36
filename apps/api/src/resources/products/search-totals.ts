import { LRUCache } from 'lru-cache';
import { MANY, type SearchTotal } from './search-repository';

/** Texts that are known at a time: those that find so much are few. */
const KEPT = 200;
/** So many times as long as other answers: nobody sees whether another process has just made 4,170 of 4,169. */
const LONGER = 10;

/** What texts find that find thousands: counting is most of such a search, so it is kept for a moment. */
export class SearchTotals {
  readonly #known = new LRUCache<string, SearchTotal & { until: number }>({ max: KEPT });
  #clearedAt = 0;

  /** @param maxAgeMs how old an answer may be when it is given; 0 keeps none */
  constructor(private readonly maxAgeMs: number) {}

  of(search: string): SearchTotal | undefined {
    const known = this.#known.get(search);
    return known && performance.now() < known.until ? known : undefined;
  }

  /** @param since when it was looked for, by `performance.now()`: what was written later is not in it */
  keep(search: string, total: SearchTotal, since: number): void {
    if (total.all < MANY || since < this.#clearedAt) return;
    this.#known.set(search, { ...total, until: since + this.maxAgeMs * LONGER });
  }

  /** Forgets what was counted, after a write. */
  clear(): void {
    this.#clearedAt = performance.now();
    this.#known.clear();
  }
}
