import type { Attempt } from './rules';

interface Window {
  taken: number;
  /** By `performance.now()`. */
  endsAt: number;
}

/** Counts attempts by key in this process alone, in windows of time that each begin with a first attempt. */
export class Attempts {
  readonly #windows = new Map<string, Window>();

  /** @param kept how many keys are remembered; the oldest are forgotten first */
  constructor(
    readonly max: number,
    readonly windowMs: number,
    readonly kept: number,
  ) {}

  /** Takes an attempt; where there is none left, the seconds until there is one again. */
  take(key: string): Attempt | number {
    const now = performance.now();
    const current = this.#windows.get(key);
    const window = current && now < current.endsAt ? current : this.#begin(key, now);
    if (window.taken >= this.max) return Math.ceil((window.endsAt - now) / 1000);
    window.taken += 1;
    return {
      giveBack: async () => {
        window.taken -= 1;
      },
    };
  }

  #begin(key: string, now: number): Window {
    const window = { taken: 0, endsAt: now + this.windowMs };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.size > this.kept ? this.#windows.keys() : [];
    if (oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
