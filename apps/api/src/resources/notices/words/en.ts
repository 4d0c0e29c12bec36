/** Of an order by the name that people call it: a title and a line, short, as they stand on a lock screen. */
export const words = {
  accepted: (order: string) => ({ title: `${order} is accepted`, body: 'The kitchen has your order.' }),
  late: (order: string) => ({
    title: `${order} is running late`,
    body: 'It is later than promised. We are sorry for the wait.',
  }),
  readyAtTable: (order: string) => ({ title: `${order} is ready`, body: 'We bring it to your table.' }),
  readyAtCounter: (order: string) => ({ title: `${order} is ready`, body: `Say ${order} at the counter.` }),
  onTheWay: (order: string) => ({ title: `${order} is on the way`, body: 'The rider has just left the shop.' }),
  newOrder: (order: string, customer: string) => ({ title: `New order ${order}`, body: `From ${customer}.` }),
  /** Under a mail: two addresses, of the page that ends these mails and of the profile. */
  wayOut: (stop: string, profile: string) =>
    `You asked for news of your orders by e-mail. Stop them here, without a login: ${stop}\n` +
    `Everything you get is in your profile: ${profile}`,
  /** The same where nobody knows the shop's address. */
  wayOutByProfile: 'You asked for news of your orders by e-mail. Turn them off in your profile.',
};
