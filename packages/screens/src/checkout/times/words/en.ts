/** When an order is wanted. */
export const words = {
  now: 'Now',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  time: 'Set Time',
  lost: 'This time cannot be had any more. Choose another one.',
  full: (time: string) => `${time}, full`,
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'At your door' : 'Ready'} ${range}`,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
};
