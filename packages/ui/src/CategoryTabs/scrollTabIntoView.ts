/** How much of the neighbour stays in sight, in px: the gap between two tabs and the 24 px peek. */
const peek = 8 + 24;

/**
 * Scrolls the row sideways, and only the row, until the tab and a bit of its neighbour can be seen.
 * `scrollIntoView` would move the page as well when the row is below the fold.
 */
export function scrollTabIntoView(row: Element, tab: Element): void {
  const frame = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left - peek < frame.left) row.scrollLeft += box.left - peek - frame.left;
  else if (box.right + peek > frame.right) row.scrollLeft += box.right + peek - frame.right;
}
