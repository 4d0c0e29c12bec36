/** Takes the entries out that were written longest ago, until this many are left. */
export async function trim(cache: Cache, longest: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - longest)).map((key) => cache.delete(key)));
}
