const KEPT = 20_000;

interface Verdict {
  settled: Promise<boolean>;
  settle(accepted: boolean): void;
}

/**
 * Remembers which idempotency keys were counted by the order limit, so that a repeated one costs nothing. Repeats that
 * come while the first is being judged wait for its verdict; a refused key is forgotten, so it cannot be used to get
 * past.
 */
export class OrderKeys {
  readonly #verdicts = new Map<string, Verdict>();

  /** True where this key has been let through before; else the caller has to report what becomes of it. */
  async isRepeat(id: string): Promise<boolean> {
    const known = this.#verdicts.get(id);
    if (known) return known.settled;
    const { promise: settled, resolve: settle } = withResolvers();
    this.#verdicts.set(id, { settled, settle });
    this.#forgetOldest();
    return false;
  }

  report(id: string, accepted: boolean): void {
    this.#verdicts.get(id)?.settle(accepted);
    if (!accepted) this.#verdicts.delete(id);
  }

  #forgetOldest(): void {
    if (this.#verdicts.size <= KEPT) return;
    for (const [id, verdict] of this.#verdicts) {
      verdict.settle(false);
      this.#verdicts.delete(id);
      return;
    }
  }
}

function withResolvers(): { promise: Promise<boolean>; resolve: (value: boolean) => void } {
  let resolve: (value: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
