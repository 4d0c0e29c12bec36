/** What refunds come to, whole rupiah. */
export const sumOf = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
