/** Cash that is handed over, and what goes back. */
export const words = {
  given: 'Cash given',
  changeDue: (sum: string) => `Change: ${sum}`,
  short: (sum: string) => `${sum} short`,
};
