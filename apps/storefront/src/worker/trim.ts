/** Takes the entries out that were written longest ago, until this many are left. */
export async function trim(cache: Cache, longest: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - longest)).map((key) => cache.delete(key)));
}

/** Takes the entries out whose addresses are such. */
export async function takeOut(cache: Cache, isSuch: (url: string) => boolean): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => isSuch(url));
  await Promise.all(keys.map((key) => cache.delete(key)));
}
