import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, readHashes } from './baselines.mjs';
import { differenceOf, hashOf, pack, type Pixels, readPixels } from './pixels.mjs';
import { OUTCOMES, REPORT_PICTURES } from './places.mjs';
import type { Change, Outcome, Shot } from './record';

/** Effort of packing: a report is looked at once. */
const QUICK = 0;

const slugOf = (title: string): string => title.replaceAll(/\W+/g, '-').toLowerCase();

/** Compares the pictures of one title with what is accepted; what differs is laid down for the report. */
export class Judge {
  readonly changes: Change[] = [];
  same = 0;
  readonly #accepted: Record<string, string>;
  /** Hash of each picture, by name: the accepted one's where both are the same to the eye. */
  readonly #seen = new Map<string, string>();

  constructor(readonly title: string) {
    this.#accepted = readHashes(title);
  }

  async compare(story: string, name: string, after: Pixels): Promise<void> {
    const hash = hashOf(after);
    this.#seen.set(name, hash);
    if (hash === this.#accepted[name]) {
      this.same += 1;
      return;
    }
    const known = { title: this.title, name, story, hash };
    if (this.#accepted[name] === undefined) {
      const shot = await this.#lay(name, 'after', after);
      this.changes.push({ ...known, kind: 'new', before: null, after: shot, difference: null });
      return;
    }
    const before = await readPixels(fileOf(this.title, name));
    const { pixels, ...where } = differenceOf(before, after);
    if (where.count === 0) {
      this.#seen.set(name, this.#accepted[name]);
      this.same += 1;
      return;
    }
    this.changes.push({
      ...known,
      kind: 'changed',
      after: await this.#lay(name, 'after', after),
      before: await this.#lay(name, 'before', before),
      difference: { ...(await this.#lay(name, 'difference', pixels)), ...where },
    });
  }

  /** @returns the names of the other pictures that show exactly what this one does, at the same version */
  equals(name: string): string[] {
    const version = name.slice(name.lastIndexOf('.'));
    return [...this.#seen.keys()].filter(
      (other) => other !== name && other.endsWith(version) && this.#seen.get(other) === this.#seen.get(name),
    );
  }

  /** Whatever is accepted and was not there to be compared; a story that broke is not gone. */
  async tellRemoved(isBroken: (name: string) => boolean): Promise<void> {
    for (const name of Object.keys(this.#accepted)) {
      if (this.#seen.has(name) || isBroken(name)) continue;
      const before = await this.#lay(name, 'before', await readPixels(fileOf(this.title, name)));
      const gone = { title: this.title, name, story: null, hash: null, after: null, difference: null };
      this.changes.push({ ...gone, kind: 'removed', before });
    }
  }

  /** Lays down what was found, for the report. */
  conclude(broken: Outcome['broken'] = []): Outcome {
    const outcome = { same: this.same, changes: this.changes, broken };
    mkdirSync(OUTCOMES, { recursive: true });
    writeFileSync(join(OUTCOMES, `${slugOf(this.title)}.json`), JSON.stringify(outcome));
    return outcome;
  }

  /** Lays a picture down beside the report. */
  async #lay(name: string, which: 'before' | 'after' | 'difference', pixels: Pixels): Promise<Shot> {
    const file = `${slugOf(this.title)}.${name}.${which}.webp`;
    mkdirSync(REPORT_PICTURES, { recursive: true });
    writeFileSync(join(REPORT_PICTURES, file), await pack(pixels, QUICK));
    return { file, width: pixels.width, height: pixels.height };
  }
}
