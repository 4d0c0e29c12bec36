/** Staff pausing orders, and taking them again. */
export const words = {
  pause: 'Pause orders',
  /** On the button while something is paused. */
  paused: 'Orders are paused',
  about: 'Orders for a later time still come in, and what is under way goes on.',
  now: 'Paused now',
  which: 'Which orders',
  all: 'All of them',
  howLong: 'For how long',
  minutes: (minutes: number) => `${minutes} min`,
  untilReopened: 'Until reopened',
  /** What a choice comes to. */
  endsAt: (time: string) => `Until ${time}.`,
  endsAtOpening: (day: string, time: string) =>
    `Until you take orders again, and by itself when the shop opens ${day} ${time}.`,
  days: { today: 'today', tomorrow: 'tomorrow' },
  yes: 'Pause',
  cancel: 'Cancel',
  reopen: 'Take orders again',
  /** For who hears a row of buttons. */
  reopenOne: (what: string) => `Take orders again: ${what}`,
  left: (minutes: number) => (minutes < 1 ? 'less than a minute left' : `${minutes} min left`),
  isPaused: 'Paused',
  isOpen: 'Orders are taken again',
};
