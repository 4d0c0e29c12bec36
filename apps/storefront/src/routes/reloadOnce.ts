/** One entry for each build that was given up, for as long as the tab is open. */
const KEY = 'seduh.reloaded ';

/**
 * Loads the page anew where that was not done for this build before: after a deploy the old files are gone, and a reload
 * brings the new ones. Where storage is blocked nothing could stop it from doing so for ever, so it does nothing.
 * @returns whether the page is on its way
 */
export function reloadOnce(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(KEY + build)) return false;
    sessionStorage.setItem(KEY + build, '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
