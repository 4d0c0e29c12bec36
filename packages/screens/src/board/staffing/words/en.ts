/** Who works where now. */
export const words = {
  title: 'Who is on',
  about: 'How many of you work at each station now. Every time that customers are told follows from it.',
  stations: { bar: 'Bar', kitchen: 'Kitchen', counter: 'Counter' },
  peopleAt: (station: string) => `People: ${station}`,
  usually: (count: number) => `usually ${count}`,
  /** Of a station, and of the shop. */
  busyNow: 'busy now',
  limit: 'Busy is',
  beyond: (minutes: number) => `over ${minutes} min`,
  never: 'Never',
  limitHint:
    'Whoever orders for now and would wait longer hears that it is busy, and is offered a later time. It stays until somebody changes it.',
  holds: 'It holds until the shop opens on its next day.',
  holdsUntil: (day: string, time: string) => `Said for today: as usual again from ${day} ${time}.`,
  days: { today: 'today', tomorrow: 'tomorrow' },
  loading: 'Asking who is on',
  save: 'Save',
  asUsual: 'As usual',
  cancel: 'Cancel',
  again: 'Try again',
  failed: 'This did not load. Try again.',
  said: 'Times follow from who is on',
  isUsual: 'As usual again',
};
