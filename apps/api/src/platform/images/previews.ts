import { LRUCache } from 'lru-cache';
import { Semaphore } from '../semaphore';
import { imageFile, parseImageFile } from './names';
import type { ImageParts } from './pipeline';

const KEPT = 200;
/** What could not be made is tried again after so long, and what had no file to be made of, ms. */
const AGAIN_MS = { failed: 60_000, missing: 600_000 } as const;
/** The lightest file of each picture shows more than a preview will. */
const SOURCE = { width: 192, format: 'webp' } as const;

/** What stands for pictures inside pages until they are there; made when one is first asked for, and kept. */
export class Previews {
  /** By the picture's address; empty while it is made, and where there is none. */
  readonly #known = new LRUCache<string, string>({ max: KEPT });
  /** However many pages ask, uploads wait for one of them at most. */
  readonly #semaphore = new Semaphore(1);

  /** @param onFailure called for one that could not be made */
  constructor(
    private readonly parts: ImageParts,
    private readonly onFailure: (error: unknown, image: string) => void,
  ) {}

  /**
   * Of the picture at this address, as rows have it, at once: never waits, as a page does not.
   * @returns a `data:` address; null where there is none, or not yet
   */
  find(image: string): string | null {
    const known = this.#known.get(image);
    if (known === undefined) {
      this.#known.set(image, '');
      void this.#semaphore.run(() => this.#make(image));
    }
    return known || null;
  }

  /** Never rejects. */
  async #make(image: string): Promise<void> {
    const { images, encoder } = this.parts;
    const file = parseImageFile(image.replace(/^\/images\//, ''));
    try {
      const bytes = file && (await images.get(imageFile({ name: file.name, ...SOURCE })));
      if (!bytes) return void this.#known.set(image, '', { ttl: AGAIN_MS.missing });
      const keep = async (made: { bytes: Buffer }) =>
        void this.#known.set(image, `data:image/avif;base64,${made.bytes.toString('base64')}`);
      await encoder.encode(bytes, keep, 'preview');
    } catch (error) {
      this.#known.set(image, '', { ttl: AGAIN_MS.failed });
      this.onFailure(error, image);
    }
  }
}
