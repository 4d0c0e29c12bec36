/** Being told what happens to orders: on this device, by mail, by phone. */
export const words = {
  howToAllow:
    'Your browser does not let Seduh send you news. Open the settings of this site, beside its address, allow notifications, and load the page again.',
  noService: 'Your browser could not reach its push service. Check your connection and try again.',
  tryAgain: 'Try again',

  // on the order's page; `way` is how its customer gets it
  thisOrder: 'News of this order',
  told: 'This device tells you when something happens to it.',
  asking: 'Your browser asks you now.',
  offer: {
    ready: 'Put the phone away: we tell you here when it is ready.',
    door: 'Put the phone away: we tell you here when it is on the way.',
  },
  tellMe: { ready: 'Tell me when it is ready', door: 'Tell me when it is on the way' },
  turnOff: 'Turn off',
  notNow: 'Not now',

  // in the profile
  yourOrders: 'News of your orders',
  loading: 'Loading which news you get',
  receipts: 'Receipts by e-mail',
  byMail: 'News by e-mail: accepted, late, ready, on the way',
  sameBy: (channel: string) => `The same by ${channel}`,
  sameByOnce: (channel: string) => `The same by ${channel}, once you add a phone`,
  offHere: 'Turn off on this device',
  onHere: 'Tell me on this device',

  // the page of the link in every such mail
  stopTitle: 'No more news by e-mail?',
  stopLead:
    'Accepted, late, ready, on the way: from now on no e-mail about these. Receipts, and what is about your account, still come.',
  stop: 'Stop news by e-mail',
  stoppedTitle: 'No more news by e-mail',
  stopped: 'Done. Receipts, and what is about your account, still come.',
  stopAgain: 'Turn them on again in your profile',
  stopDead: 'This link does not work. Your profile has the same switch: log in, and turn news by e-mail off there.',
  stopIncomplete: 'This link is not complete. Open it from the e-mail itself, or turn news off in your profile.',
  toProfile: 'To your profile',

  // on the board
  newOrders: 'Notices of new orders on this device',
  areOn: 'Notices are on',
  areOff: 'Notices are off',
};
