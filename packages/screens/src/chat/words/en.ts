import { MESSAGES, type QuickAnswer } from '@seduh/contract/constants';

/** The chat of an order, between its customer and staff. */
export const words = {
  chat: 'Chat',
  /** Before the badge's words. */
  chatAnd: 'Chat,',
  unread: (count: number) => `${count} unread`,
  notLoaded: 'That did not load. Check your connection and try again.',

  // which chat
  chats: 'Chats',
  loading: 'Loading',
  failed: 'The chats did not come',
  tryAgain: 'Try again',
  noneOpen: 'The chat opens with your order, and stays open for two hours after it. Until then, call us:',
  noneWritten: 'Nobody has written yet. Every order on the board has its chat.',
  choose: 'Which order is it about?',
  close: 'Close',
  chatOf: (number: string, customer: string) => `${number}, ${customer}`,
  lastAt: (moment: string) => `Last message ${moment}`,
  nothingYet: 'Nothing written yet',

  // in a chat
  order: (number: string) => `Order ${number}`,
  theShop: 'The shop',
  empty: { customer: 'Ask us about your order. We read along while we make it.', staff: 'Nobody has written yet.' },
  offline: 'You are offline. Your words wait here.',
  today: 'Today',
  read: 'Read',
  yourPicture: 'Sent by you',
  pictureFrom: (name: string) => `Sent by ${name}`,
  pictureComing: 'The picture is on its way',
  pictureFailed: 'The picture did not come. Try again',
  wrongType: MESSAGES.wrongExtension as string,
  tooLarge: MESSAGES.fileTooLarge as string,
  ended: (moment: string) => `This chat has ended at ${moment}.`,
  /** Of a chat that is not open. @param count of messages @param number `SD-2041`; empty where it is not known */
  notSent: (count: number, number: string) => {
    const about = number && ` about ${number}`;
    return count === 1
      ? `Your message${about} was not sent. Its chat still has it.`
      : `${count} of your messages${about} were not sent. Their chat still has them.`;
  },
  noRoom: 'Too long for the field. Send or shorten what is in it first.',
  call: (phone: string) => `Call ${phone}`,
  didNotCome: 'This chat did not come.',
  notThere: 'This chat is not there.',
  quick: {
    'on it': 'We are on it.',
    'few minutes': 'About five more minutes.',
    'at counter': 'It waits for you at the counter.',
    'rider left': 'The rider is on the way to you.',
    'ran out': 'That has just run out. May we swap it?',
    calling: 'We call you in a moment.',
    thanks: 'Thank you, noted.',
  } satisfies Record<QuickAnswer, string>,

  // on the order's page and on the board
  ask: 'Chat with us',
  chatAbout: (number: string) => `Chat about ${number}`,
  /** Of an order that is over. @param until `16:14` */
  openUntil: (until: string) => `You can write to the customer until ${until}.`,
};
