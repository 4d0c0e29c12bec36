/** The board as the cups that are to be made. */
export const words = {
  showCups: 'Cups',
  showsCups: 'Shows cups, tap for orders',
  showsOrders: 'Shows orders, tap for cups',
  title: 'Cups',
  empty: 'Every cup is made.',
  /** By station. */
  stations: { bar: 'Bar', kitchen: 'Kitchen', counter: 'Counter' },
  justIn: 'Just in',
  times: (count: number) => `${count} ×`,
  /** For whom the next one is. @param clock null: it stands above  @param more other orders that wait for the same */
  next: (number: string, clock: string | null, more: number) =>
    `${number}${clock === null ? '' : `, ${clock}`}${more > 0 ? `, +${more}` : ''}`,
  /** Nobody should begin these yet. @param clock the chosen time */
  later: (clock: string) => `For later: ${clock}`,
  /** When it was promised, and when it is expected instead. */
  expected: (promised: string, expected: string) => `${promised}, expected ${expected}`,
  /** The name of a button. */
  ranOut: (what: string) => `${what}: something has run out`,
  failed: 'That did not load. Try again.',
  allMade: 'All made',
  poured: (what: string, number: string) => `${what} for ${number} made`,
  ready: (number: string) => `${number} ready`,
  /** @param count cups that the server has not heard of */
  cut: (count: number) =>
    `Not connected. ${count === 1 ? '1 cup is' : `${count} cups are`} told as soon as it is back.`,
  /** On a cup of an order whose other line speaks of an allergy. */
  inOrder: (text: string) => `In this order: ${text}`,
};
