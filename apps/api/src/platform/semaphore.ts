/** Lets only so many jobs run at a time; the others wait in line. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await job();
    } finally {
      // the slot goes straight to whoever has waited longest, so nobody can slip in between
      const next = this.#waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
