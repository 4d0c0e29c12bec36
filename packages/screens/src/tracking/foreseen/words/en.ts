/** When an order that is being made comes, as things stand. */
export const words = {
  late: 'Running late: now about',
  /** On another day, which is said with the time. */
  lateOn: 'Running late: now about',
  /** Why, in the words of staff. */
  because: (reason: string) => (/[.!?…]$/.test(reason) ? reason : `${reason}.`),
  spots: { door: 'At your door', table: 'At your table', counter: 'Ready to collect' },
  onceAccepted: ', once the kitchen has accepted it.',
};
