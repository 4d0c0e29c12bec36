import { PAYMENT } from '@seduh/contract/constants';

/** The questions before money goes back, or is booked that came late. */
export const words = {
  refund: 'Refund',
  title: (number: string) => `Refund ${number}`,
  text: (rest: string, total: string) => `${rest} of ${total} can be refunded.`,
  refundSum: (sum: string) => `Refund ${sum}`,
  keep: 'Keep it',
  nothing: 'Choose what is refunded.',
  already: 'Refunded already',
  left: (count: number) => `${count} left`,
  pieces: (name: string) => `Pieces of ${name}`,
  shipping: (sum: string) => `Shipping, ${sum}`,
  whole: (sum: string) => `All that is left, ${sum}`,
  /** How it comes back to the customer. */
  ways: {
    [PAYMENT.card]: 'The card’s provider gives it back.',
    [PAYMENT.bankAccount]: 'It is owed until you have sent it and say so under Owed.',
    [PAYMENT.cashOnDelivery]: 'Hand it to the customer now, in cash.',
    [PAYMENT.cash]: 'Hand it to the guest now, in cash.',
    [PAYMENT.terminal]: 'Give it back on the card terminal now.',
    [PAYMENT.qris]: 'It goes back to the app it was paid with.',
  },
  isOwed: (sum: string, number: string) => `${sum} of ${number} is owed back`,
  refunded: (sum: string, number: string) => `${sum} of ${number} refunded`,

  askBook: (number: string) => `Has the transfer for ${number} come?`,
  exactly: (sum: string, who: string) => `Exactly ${sum} from ${who}.`,
  takenUp: 'The order is taken up again if all of it can still be had. If not, the money is owed back.',
  wasCancelled: 'The order was cancelled, so the money is owed back.',
  book: 'Book it',
  notYet: 'Not yet',
  gone: (number: string, sum: string) => `${number} cannot be had any more: ${sum} is owed back`,
  backOnBoard: (number: string) => `${number} is paid and back on the board`,
};
