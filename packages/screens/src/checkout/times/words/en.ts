/** When an order is wanted. */
export const words = {
  now: 'Now',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  time: 'Set Time',
  lost: 'This time cannot be had any more. Choose another one.',
  full: (time: string) => `${time}, full`,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
};
