/** What begins the names of caches that hold one customer's answers. */
const OWN = 'seduh-own-';

/**
 * The cache of whoever has this token. Its name tells nothing of the token, and whoever has another one finds another
 * cache. That it exists is the page's leave to keep something in it: only customers get one.
 */
export async function ownCacheName(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return OWN + Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Forgets what was kept for anybody but the one whose cache this is; null: for everybody. */
export async function forgetOwn(except: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
