import type { Attempt } from '../../platform/plugins/attempts';

interface Failures {
  count: number;
  /** By `performance.now()`: until then nobody is let through. */
  until: number;
  last: number;
}

/** How long a name's failures are remembered after the last one. */
const REMEMBERED_MS = 60 * 60_000;

/** Makes attempts under one name wait for each other, the longer the more of them have failed. Nothing is ever shut. */
export class SlowDown {
  readonly #names = new Map<string, Failures>();

  constructor(
    /** Seconds to wait after so many failures. */
    readonly waitAfter: (failures: number) => number,
    /** How many names are remembered; the oldest are forgotten first. */
    readonly kept: number,
  ) {}

  /** Takes an attempt; where it has to wait, the seconds. It counts as failed until it is given back. */
  take(name: string): Attempt | number {
    const now = performance.now();
    const failures = this.#of(name, now);
    if (now < failures.until) return Math.ceil((failures.until - now) / 1000);
    const { until } = failures;
    failures.count += 1;
    failures.last = now;
    // at once: of many that come together no more are judged than of those that come one by one
    failures.until = now + this.waitAfter(failures.count) * 1000;
    return {
      giveBack: () => {
        failures.count -= 1;
        failures.until = until;
      },
    };
  }

  #of(name: string, now: number): Failures {
    const known = this.#names.get(name);
    if (known && now - known.last < REMEMBERED_MS) return known;
    const fresh = { count: 0, until: 0, last: now };
    this.#names.delete(name);
    this.#names.set(name, fresh);
    const [oldest] = this.#names.size > this.kept ? this.#names.keys() : [];
    if (oldest !== undefined) this.#names.delete(oldest);
    return fresh;
  }
}
