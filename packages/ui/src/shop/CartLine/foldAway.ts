import { flushSync } from 'react-dom';

/**
 * Before a line is removed: moves the focus, if it is inside, to the line that takes its place, or else to the one
 * above, so that the keyboard keeps its place in the list.
 */
export function focusNeighbour(line: HTMLElement | null): void {
  if (!line?.contains(document.activeElement)) return;
  const neighbour = line.nextElementSibling ?? line.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus({ preventScroll: true });
}

/**
 * Folds an element to nothing and then calls `done` once, in the frame the fold ends in, so that it is not seen again
 * before the list is drawn without it. At once where nothing moves: reduced motion, or no animations at all.
 */
export function foldAway(element: HTMLElement | null, done: () => void): void {
  // already folding: a held or hurried button asks again
  if (element?.inert) return;
  const duration = element ? milliseconds(getComputedStyle(element).getPropertyValue('--dur-quick')) : 0;
  if (!element?.animate || duration === 0) {
    done();
    return;
  }
  element.inert = true;
  const fold = element.animate(
    { blockSize: [`${element.offsetHeight}px`, '0px'], opacity: [1, 0], overflow: ['clip', 'clip'] },
    { duration, easing: getComputedStyle(element).getPropertyValue('--ease-drain') },
  );
  fold.onfinish = () => {
    element.inert = false;
    flushSync(done);
  };
}

/** "160ms" and ".16s" (as a minifier writes it) are the same. */
function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? value : value * 1000;
}
