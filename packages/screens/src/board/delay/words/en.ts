/** Saying why an order is late. */
export const words = {
  failed: 'This did not load. Try again.',
  sayWhy: (number: string) => `Say why ${number} is late`,
  about: 'The customer reads it on the page of the order, with the new time.',
  foreseen: (range: string) => `As the board stands it is ready ${range}. The customer reads why, with the new time.`,
  usual: 'Usual reasons',
  /** One tap, and it may still be put in other words. */
  reasons: ['More orders than usual', 'One of us is out today', 'A machine needs a moment'],
  reason: 'Why it is late',
  howLate: 'How late',
  asTheBoard: 'As the board says',
  asTheBoardHint: 'The time is worked out from what is still to be made.',
  minutes: (minutes: number) => `${minutes} min`,
  /** @param time the promised time and the minutes chosen */
  atLeast: (time: string) => `The customer reads ${time}, or later where the board says so.`,
  tell: 'Tell the customer',
  takeBack: 'Take it back',
  cancel: 'Cancel',
  told: (number: string) => `${number}: the customer knows why`,
  takenBack: (number: string) => `${number}: nothing is said any more`,
};
