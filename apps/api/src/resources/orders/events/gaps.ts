/** A sequence may jump after a crash; nobody is still writing that many events at once. */
const MOST_GAPS = 1_000;

/**
 * Which event ids have been seen. Ids are handed out in order but their transactions commit in any order, so an id that
 * was jumped over may still turn up: it is asked for again until it is too old to be under way (it was rolled back).
 */
export class SeenIds {
  #highest = 0;
  readonly #gaps = new Map<number, number>();

  /** @param patienceMs how long a missing id is waited for */
  constructor(private readonly patienceMs: number) {}

  get highest(): number {
    return this.#highest;
  }

  /** Takes the newest ids of the table, ascending, as read before; what is missing among them may come yet. */
  begin(ids: readonly number[], now: number): void {
    this.goBackTo((ids[0] ?? 1) - 1);
    for (const id of ids) this.add(id, now);
  }

  /** Forgets what came after `id`, and what was missing: the next one is new. */
  goBackTo(id: number): void {
    this.#highest = id;
    this.#gaps.clear();
  }

  /** False for an id that has been here before. */
  add(id: number, now: number): boolean {
    if (id <= this.#highest) return this.#gaps.delete(id);
    for (let missing = Math.max(this.#highest + 1, id - MOST_GAPS); missing < id; missing += 1) {
      this.#gaps.set(missing, now + this.patienceMs);
    }
    this.#highest = id;
    return true;
  }

  /** The ids still waited for. */
  gaps(now: number): number[] {
    for (const [id, until] of this.#gaps) if (until <= now) this.#gaps.delete(id);
    return [...this.#gaps.keys()];
  }
}
