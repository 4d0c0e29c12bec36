/** Has this device keep products before a story, the latest first. `userId` null: a visitor's. */
export function keepFavourites(userId: string | null, ids: string[]): void {
  const key = userId === null ? 'seduh.favourites' : `seduh.favourites.${userId}`;
  localStorage.setItem(key, JSON.stringify({ ids, unsent: {} }));
}
