/**
 * Runs in the head of a server-made page, as text in its HTML: so it may use nothing but its parameter and the browser.
 * The server makes a page for nobody in particular; this says before the first paint who will see it, so that what
 * depends on that keeps its place unseen (first.css) instead of moving when the page's code puts it right.
 * @param sessionKey where local storage has the session
 */
export function markSession(sessionKey: string): void {
  try {
    const { token, role } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
    if (token) document.documentElement.dataset.visitor = role === 'Admin' ? 'staff' : 'customer';
  } catch {
    // storage is blocked or holds nonsense: logged out
  }
}
