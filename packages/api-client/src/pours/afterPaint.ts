/** A page that is hidden is not painted: after so long it is done all the same, ms; no frame takes as long. */
const HIDDEN_MS = 1_000;

/** Does something once what was just pressed is on the screen; at once where the page is left or put away before. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    window.removeEventListener('pagehide', once);
    document.removeEventListener('visibilitychange', once);
    act();
  };
  // the frame's own callbacks come before its paint, a timer set by one of them after it
  requestAnimationFrame(() => setTimeout(once));
  const late = setTimeout(once, HIDDEN_MS);
  window.addEventListener('pagehide', once);
  document.addEventListener('visibilitychange', once);
}
