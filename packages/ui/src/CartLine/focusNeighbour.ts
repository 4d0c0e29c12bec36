/**
 * Before a line leaves: if the focus is in it, hands it to the line that takes its place, or else to the one above, so
 * that the keyboard keeps its place in the list.
 */
export function focusNeighbour(line: HTMLElement | null): void {
  if (!line?.contains(document.activeElement)) return;
  const neighbour = line.nextElementSibling ?? line.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus({ preventScroll: true });
}
