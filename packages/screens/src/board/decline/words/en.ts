/** Refusing an order on the board. */
export const words = {
  /** What refusing an order is called by how far it is. */
  refusals: {
    decline: { label: 'Decline', ask: (number: string) => `Decline ${number}?`, yes: 'Decline' },
    bringBack: { label: 'Bring back', ask: (number: string) => `Bring back ${number}?`, yes: 'Bring back' },
    cancel: { label: 'Cancel', ask: (number: string) => `Cancel ${number}?`, yes: 'Cancel order' },
  },
  keep: 'Keep it',
  endsHere: 'The order ends here, and its stock goes back.',
  notTaken: 'Nobody took it. The order ends here, and what went out is not sold again.',
  notTakenCash: 'Nobody took it. The order ends here, no cash is booked, and what went out is not sold again.',
  usual: 'Usual reasons',
  /** What it usually is: one tap, and it may still be put in other words. The customer reads it. */
  reasons: ['Something in it is sold out', 'The kitchen is too busy', 'We are about to close'],
  reasonsOut: ['Nobody opened the door', 'The address could not be found', 'The customer did not want it'],
};
