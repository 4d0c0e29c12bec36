/** The collection screen: the television at the counter, its link, and what it calls a customer. */
export const words = {
  title: 'Collection screen',

  // on the television
  ready: 'Ready',
  brewing: 'Brewing',
  noneReady: 'Nothing to collect yet',
  noneBrewing: 'Nothing just now',
  more: (count: number) => `and ${count} more`,
  loading: 'Asking what is ready',
  /** @param clock when the shop was last heard, `14:32` */
  old: (clock: string) => `No connection. This is from ${clock}.`,
  soundOn: 'Turn sound on',
  isReady: (orders: string) => `Ready: ${orders}`,
  notHeard: 'Nothing from the shop just now',
  notHeardText: 'This screen asks on, and comes back by itself.',
  dead: 'This link is not in use any more',
  deadText: 'Staff find the new one at the board, under Collection screen. Open it here.',

  // for whoever is here without a key
  needsLink: 'This screen opens by its link only',
  needsLinkText: 'It is for the television at the counter. Staff who are logged in make the link here.',

  // where staff make the link
  orders: 'Orders',
  lead: 'For a television at the counter: which orders are being brewed, and which are ready to be collected. It says numbers and, where customers like that, first names or initials, and nothing else of anybody. What a rider or a waiter brings is not on it.',
  link: 'Its link',
  askForLink: 'There is no link yet. The owner or a manager makes one here.',
  noLink: 'There is no link yet. Whoever has it sees the screen without logging in.',
  make: 'Make the link',
  howTo:
    'Open it in the browser of the television, in full screen. Browsers keep quiet until somebody has pressed “Turn sound on” there once.',
  copy: 'Copy the link',
  open: 'Open the screen',
  renew: 'Make a new link',
  made: 'The new link is there. Open it on the television.',
  askRenew: 'Make a new link?',
  askRenewText:
    'The one you have now stops at once: each television that shows it goes dark until the new one is opened there.',
  yesRenew: 'Make a new one',
  noRenew: 'Keep this one',
  preview: 'What it shows now',
  failed: 'The link did not come',

  // in the customer's profile
  onScreen: 'On the collection screen',
  hint: 'While you wait for what you collect, the screen at the counter shows the number of your order. Beside it stands what you choose here, and nothing else of you.',
  calledBy: { name: 'My first name', initials: 'My initials', number: 'Number only' },
  saved: 'Saved',
};
