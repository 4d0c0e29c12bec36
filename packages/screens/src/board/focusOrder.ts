/** Goes on at an order's card after what had the focus is gone, or at the board where the card is not in sight. */
export function focusOrder(id: string): void {
  const board = document.querySelector<HTMLElement>('.board');
  const card = board?.querySelector<HTMLElement>(`[data-order="${id}"]`);
  card?.focus({ preventScroll: true });
  if (!card || document.activeElement !== card) board?.focus({ preventScroll: true });
}
