import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@seduh/contract/constants';
import { parsePictureFile, pictureFile } from '../platform/images/names';
import type { PictureEncoder } from '../platform/images/encoder';
import { storePicture } from '../platform/images/pipeline';
import type { ImageStore } from '../platform/images/store';
import { DEMO_MENU } from '@seduh/domain/demo-menu';

const PREFIX = 'demo-';

/** Stored name of a demo product's picture, from its file in the demo folder. */
export const demoPicture = (slug: string): string => `${PREFIX}${slug}`;

export interface DemoPictures extends ImageStore {
  /** Makes those that are not there yet, the most popular first. */
  makeAll(): Promise<void>;
}

/**
 * A store in which the demo's pictures are there from the first moment: encoding all of them takes longer than anybody
 * wants to wait for a first start, so one that is asked for early is made then, through the pipeline of every upload.
 */
export function withDemoPictures(store: ImageStore, sourceDir: string, encoder: PictureEncoder): DemoPictures {
  const slugs = new Map(DEMO_MENU.toSorted((a, b) => b.weight - a.weight).map(({ slug }) => [demoPicture(slug), slug]));
  const making = new Map<string, Promise<void>>();

  const encode = async (slug: string): Promise<void> => {
    const source = await readFile(join(sourceDir, `${slug}.jpg`));
    await storePicture({ images: store, encoder }, source, demoPicture(slug));
  };

  const make = (name: string): Promise<void> => {
    const slug = slugs.get(name);
    if (slug === undefined) return Promise.resolve();
    const begun = making.get(name) ?? encode(slug).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };

  return {
    put: (file, bytes) => store.put(file, bytes),
    list: (ageMs) => store.list(ageMs),
    remove: (file) => store.remove(file),
    async get(file) {
      const bytes = await store.get(file);
      const picture = bytes ? null : parsePictureFile(file);
      if (!picture || !slugs.has(picture.name)) return bytes;
      await make(picture.name);
      return store.get(file);
    },
    async makeAll() {
      for (const name of slugs.keys()) {
        if (!(await isComplete(store, name))) await make(name);
      }
    },
  };
}

/** The pipeline writes widths in order and JPEG last, so the last file says that all are there. */
async function isComplete(store: ImageStore, name: string): Promise<boolean> {
  const width = PICTURE_WIDTHS.at(-1);
  const format = PICTURE_FORMATS.at(-1);
  if (!width || !format) return true;
  return (await store.get(pictureFile({ name, width, format }))) !== null;
}
