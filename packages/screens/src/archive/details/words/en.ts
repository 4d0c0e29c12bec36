/** What was in an order that has ended, and what was done to it. */
export const words = {
  lines: 'Lines',
  amounts: 'Amounts',
  moves: 'Moves',
  /** Who did something to it; staff by their names, where these are known. */
  by: { customer: 'the customer', staff: 'staff', system: 'the shop’s clock' },
  move: (status: string, who: string, reason: string | null) =>
    reason === null ? `${status} by ${who}` : `${status} by ${who}: ${reason}`,
  paidOn: (when: string) => `Paid on ${when}`,
  refundedOn: (sum: string, when: string) => `Refunded ${sum} on ${when}`,
  owedSince: (sum: string, when: string) => `${sum} owed since ${when}`,
};
