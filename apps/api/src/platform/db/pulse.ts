/** Notices when a database stops answering whoever asks it, long before anybody's patience is spent. */
export class Pulse {
  #asking = 0;
  #lastSign = 0;
  /** Somebody gave up, and nobody has been answered since. */
  #isLost = false;

  /** Somebody asks. */
  begin(): void {
    if (this.#asking === 0) this.#lastSign = performance.now();
    this.#asking += 1;
  }

  /** Somebody has got an answer, or has given up. @param isSign whether the database gave it */
  end(isSign: boolean): void {
    this.#asking -= 1;
    this.#isLost = !isSign;
    if (isSign) this.#lastSign = performance.now();
  }

  /** Milliseconds without any answer while somebody waits for one; 0 where nobody does, unless somebody gave up. */
  get silentMs(): number {
    if (this.#isLost) return Infinity;
    return this.#asking === 0 ? 0 : performance.now() - this.#lastSign;
  }
}
