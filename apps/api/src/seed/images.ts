import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import { DEMO_MENU } from '@seduh/domain/demo-menu';
import type { ImageEncoder } from '../platform/images/encoder';
import { imageFile, parseImageFile } from '../platform/images/names';
import { storeImage } from '../platform/images/pipeline';
import type { ImageStore } from '../platform/images/store';

/** Stored name of a demo product's image, from its file in the demo folder. */
export const demoImage = (slug: string): string => `demo-${slug}`;

export interface DemoImages extends ImageStore {
  /** Makes those that are not there yet, the most popular first. */
  makeAll(): Promise<void>;
}

/**
 * A store in which the demo's images are there from the first moment: encoding all of them takes longer than anybody
 * wants to wait for a first start, so one that is asked for early is made then, through the pipeline of every upload.
 */
export function withDemoImages(store: ImageStore, sourceDir: string, encoder: ImageEncoder): DemoImages {
  const slugs = new Map(DEMO_MENU.toSorted((a, b) => b.weight - a.weight).map(({ slug }) => [demoImage(slug), slug]));
  const making = new Map<string, Promise<void>>();

  const encode = async (slug: string): Promise<void> => {
    const source = await readFile(join(sourceDir, `${slug}.jpg`));
    await storeImage({ images: store, encoder }, source, demoImage(slug));
  };

  const make = (name: string): Promise<void> => {
    const slug = slugs.get(name);
    if (slug === undefined) return Promise.resolve();
    const begun = making.get(name) ?? encode(slug).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };

  return {
    ...store,
    // those of the demo may still have to be made here
    addressOf: (file) => (slugs.has(parseImageFile(file)?.name ?? '') ? null : store.addressOf(file)),
    async get(file) {
      const bytes = await store.get(file);
      const name = bytes ? null : parseImageFile(file)?.name;
      if (!name || !slugs.has(name)) return bytes;
      await make(name);
      return store.get(file);
    },
    async makeAll() {
      for (const name of slugs.keys()) {
        if (!(await isComplete(store, name))) await make(name);
      }
    },
  };
}

/** The pipeline writes the last file when all others are there, so it stands for the whole. */
async function isComplete(store: ImageStore, name: string): Promise<boolean> {
  const width = IMAGE_WIDTHS.at(-1);
  const format = IMAGE_FORMATS.at(-1);
  if (!width || !format) return true;
  return (await store.get(imageFile({ name, width, format }))) !== null;
}

/**
 * Runs the program that makes the demo's images beside the shop: encoding leaves a process more than twice as large,
 * and the shop has better things to do. It ends by itself, when it is told to, or with the shop, however that ends: its
 * standard input is a pipe that closes then.
 */
export function startDemoImages(program: string, args: string[]): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // without it an image is made when it is first asked for
    child.once('error', () => resolve());
  });
  child.unref();
  // the pipe must not keep the shop from ending; closed at the other end, it has nothing to say
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  child.stdin.on('error', () => undefined);
  return {
    async stop() {
      child.ref();
      child.kill();
      await ended;
    },
  };
}
