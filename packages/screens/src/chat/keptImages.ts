import { getSession, onSessionChange } from '@seduh/api-client';

/** Where the browser keeps files of an app's own; missing where the page is served over plain http. */
const NAME = 'seduh-unsent-pictures';
const DAY_MS = 86_400_000;
const KEPT_AT = 'x-kept-at';
const FILE_NAME = 'x-file-name';

const addressOf = (userId: string, key: string): string => `/unsent/${userId}/${key}`;

/** Does something with what is kept; where the browser keeps no files, or has no room, nothing is. */
async function attempt<Result>(act: (kept: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act(await caches.open(NAME));
  } catch {
    return undefined;
  }
}

let isWatching = false;
/** Whoever uses the device next finds nothing of it. */
function forgetWithSession(userId: string): void {
  if (isWatching) return;
  isWatching = true;
  const stop = onSessionChange(() => {
    if (getSession()?.id === userId) return;
    isWatching = false;
    stop();
    void forgetImages();
  });
}

/** Forgets every picture that is kept. */
async function forgetImages(): Promise<void> {
  await caches.delete(NAME).catch(() => undefined);
}

/** Keeps a picture that is to be sent until it is dropped, through a reload; for a day, and not beyond its session. */
export async function keepImage(userId: string, key: string, image: File): Promise<void> {
  forgetWithSession(userId);
  await attempt(async (kept) => {
    const now = Date.now();
    for (const request of await kept.keys()) {
      const at = Number((await kept.match(request))?.headers.get(KEPT_AT));
      if (now - at > DAY_MS) await kept.delete(request);
    }
    const headers = { 'content-type': image.type, [KEPT_AT]: String(now), [FILE_NAME]: encodeURIComponent(image.name) };
    await kept.put(addressOf(userId, key), new Response(image, { headers }));
  });
}

/** A picture that is kept; undefined where it is not, or not any more. */
export const keptImage = (userId: string, key: string): Promise<File | undefined> =>
  attempt(async (kept) => {
    forgetWithSession(userId);
    const found = await kept.match(addressOf(userId, key));
    if (!found) return undefined;
    const name = decodeURIComponent(found.headers.get(FILE_NAME) ?? '');
    return new File([await found.blob()], name, { type: found.headers.get('content-type') ?? '' });
  });

/** It was sent, or is not to be. */
export const dropImage = (userId: string, key: string): Promise<boolean | undefined> =>
  attempt((kept) => kept.delete(addressOf(userId, key)));
