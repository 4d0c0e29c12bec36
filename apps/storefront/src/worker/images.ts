import { imageUrl, IMAGE_WIDTHS, IMAGE_CACHE } from '@seduh/contract/constants';
import { isImage } from './rules';
import type { FetchEvent } from './scope';
import { trim } from './trim';

const LONGEST = 80;
/** A picture of the shop: its name, without width and format. */
const STORED = /\/images\/(.+)-\d+\.\w+$/;

/** Whether the shop keeps it, not its build. */
const isStored = (url: string): boolean => STORED.test(url);

/** Another width of the same picture, where one is kept. */
async function findOther(cache: Cache, url: string): Promise<Response | undefined> {
  const name = STORED.exec(url)?.[1];
  const other = name && (await cache.keys()).find((kept) => STORED.exec(kept.url)?.[1] === name);
  return other ? cache.match(other) : undefined;
}

async function keep(cache: Cache, url: string, image: Response): Promise<void> {
  await cache.put(url, image);
  await trim(cache, LONGEST);
}

/** Answers by what is kept, as a picture never changes under its name; else by the network; else by another width. */
export async function answerImage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(IMAGE_CACHE);
  // those of the build lie with its files, or here
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  // asked for in the open: what a network in front of the shop's pictures answers can then be read, and kept
  const open = new Request(request, { mode: 'cors', credentials: 'same-origin' });
  // a worker from before that network was named may fetch nothing there; the shop itself has the picture too
  const fresh = fetch(open)
    .catch(() => fetch(request))
    .catch((error: unknown) => (isStored(request.url) ? fetch(`${request.url}?here`) : Promise.reject(error)));
  const response = await fresh.catch(() => undefined);
  if (response && isImage(response)) {
    event.waitUntil(keep(cache, request.url, response.clone()).catch(() => undefined));
    return response;
  }
  // a network that lets no page read its pictures: shown they can be
  if (response?.type === 'opaque') return response;
  return (await findOther(cache, request.url)) ?? fresh;
}

/** The picture's name in an answer's `image`. */
const IMAGE = /"image":"\/images\/([\w-]+)-\d+\.jpg"/g;

/** Keeps the smallest width of the pictures that are named in answers and of which none is kept. */
export async function keepSmallImages(answers: readonly string[]): Promise<void> {
  const cache = await caches.open(IMAGE_CACHE);
  const names = new Set(answers.flatMap((text) => Array.from(text.matchAll(IMAGE), ([, name = '']) => name)));
  for (const name of names) {
    const url = new URL(imageUrl(name, IMAGE_WIDTHS[0], 'avif'), location.href).href;
    if (await findOther(cache, url)) continue;
    // one that cannot be had holds up no other
    const image = await fetch(url).catch(() => undefined);
    if (image && isImage(image)) await keep(cache, url, image);
  }
}
