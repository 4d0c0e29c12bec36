const whole = (count: number) => count.toLocaleString('en-US');
const mails = (count: number) => (count === 1 ? '1 mail' : `${whole(count)} mails`);

/** What did not reach people. */
export const words = {
  title: 'Could not be delivered',
  of: {
    mail: mails,
    push: (count: number) => `${whole(count)} push ${count === 1 ? 'notice' : 'notices'}`,
    phone: (count: number) => `${whole(count)} ${count === 1 ? 'message' : 'messages'}`,
  },
  /** @param parts such as `3 mails` */
  counts: (parts: string[]) => `In the last 7 days: ${parts.join(', ')}.`,
  /** @param order its number; empty for what is about none */
  things: {
    accepted: (order: string) => `${order} is accepted`,
    late: (order: string) => `${order} is late`,
    offer: (order: string) => `Something of ${order} has run out`,
    ready: (order: string) => `${order} is ready`,
    'out for delivery': (order: string) => `${order} is on the way`,
    'new order': (order: string) => `New order ${order}`,
    message: (order: string) => `A message about ${order}`,
    question: (order: string) => `A customer's message about ${order}`,
    receipt: (order: string) => `Receipt of ${order}`,
    account: () => 'About an account',
  },
  by: { mail: 'by e-mail', push: 'by push', phone: 'by phone' },
  reasons: {
    address: 'The mailbox does not exist, or takes nothing',
    number: 'The number cannot be reached',
    refused: 'The other side does not take it',
    away: 'The other side did not answer, as often as we tried',
    old: 'It came too late to be news',
  },
  more: (count: number) => `And ${whole(count)} more.`,
  retry: 'Try again',
  retryAll: 'Try all again',
  dismissOf: (what: string) => `Put aside: ${what}`,
  dismissAll: 'Put all aside',
  retried: 'On its way again',
  dismissed: 'Put aside',
};
