/** How many frames may be starting at once: each starts a whole Storybook page. */
const LIMIT = 3;

/** Enough for a slow story; then the next one may start all the same. */
const PATIENCE_MS = 12_000;

const waiting: (() => void)[] = [];
let taken = 0;

function next() {
  if (taken >= LIMIT) return;
  const start = waiting.shift();
  if (!start) return;
  taken += 1;
  start();
}

/**
 * Queues a start.
 * @returns releases it, or gives the wait up: to be called when started, and when nobody waits any more
 */
export function acquire(start: () => void): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = () => {
    patience = setTimeout(release, PATIENCE_MS);
    start();
  };
  function release() {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    const place = waiting.indexOf(begin);
    if (place >= 0) waiting.splice(place, 1);
    else taken -= 1;
    next();
  }
  waiting.push(begin);
  next();
  return release;
}
