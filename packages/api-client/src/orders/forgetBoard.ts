/** Where the board lies that a reload without a network shows. In the tab's own storage: it goes with the tab. */
export const BOARD_KEY = 'seduh.board';

/** Forgets the board that was kept: whoever kept it has logged out, which is known on every page. */
export function forgetBoard(): void {
  try {
    sessionStorage.removeItem(BOARD_KEY);
  } catch {
    // there is none where storage is blocked
  }
}
