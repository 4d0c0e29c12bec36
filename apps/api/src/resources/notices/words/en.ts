import { asSentence } from './asSentence';

/** When a late order is expected: on its day, where that is another one. */
export interface NewTime {
  clock: string;
  day: string | null;
}

/** Of an order by the name that people call it: a title and a line, short, as they stand on a lock screen. */
export const words = {
  accepted: (order: string) => ({ title: `${order} is accepted`, body: 'The kitchen has your order.' }),
  /** When it is expected instead, and why; null where nobody knows. */
  late: (order: string, time: NewTime | null, reason: string | null) => ({
    title: `${order} is running late`,
    body: [
      time ? `Now about ${time.day ? `${time.day}, ` : ''}${time.clock}.` : 'It is later than promised.',
      reason ? asSentence(reason) : '',
      'We are sorry for the wait.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  offer: (order: string) => ({
    title: `Something of ${order} has run out`,
    body: 'See what we can make instead, at the same price.',
  }),
  readyAtTable: (order: string) => ({ title: `${order} is ready`, body: 'We bring it to your table.' }),
  readyAtCounter: (order: string) => ({ title: `${order} is ready`, body: `Say ${order} at the counter.` }),
  onTheWay: (order: string) => ({ title: `${order} is on the way`, body: 'The rider has just left the shop.' }),
  newOrder: (order: string, customer: string) => ({ title: `New order ${order}`, body: `From ${customer}.` }),
  message: (order: string) => ({ title: `A message about ${order}`, body: 'The shop has written to you.' }),
  question: (order: string, customer: string) => ({
    title: `A message about ${order}`,
    body: `${customer} has written.`,
  }),
  /** Under a mail: two addresses, of the page that ends these mails and of the profile. */
  wayOut: (stop: string, profile: string) =>
    `You asked for news of your orders by e-mail. Stop them here, without a login: ${stop}\n` +
    `Everything you get is in your profile: ${profile}`,
  /** The same where nobody knows the shop's address. */
  wayOutByProfile: 'You asked for news of your orders by e-mail. Turn them off in your profile.',
};
