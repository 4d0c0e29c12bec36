/** Money that goes back, on every page of staff that shows some. */
export const words = {
  /** Why it does, by the refund's cause. */
  causes: {
    refund: 'Refund',
    cancelled: 'Cancelled order',
    'late payment': 'Came too late',
    'paid twice': 'Paid twice',
    provider: 'Given back by the provider',
  },
  refund: 'Refund',
  refundOf: (number: string) => `Refund ${number}`,
  book: 'Book transfer',
  bookOf: (number: string) => `Book transfer of ${number}`,
};
