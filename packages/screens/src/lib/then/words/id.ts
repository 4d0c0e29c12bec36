import type { NamedDay } from '../../format/days';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};

export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'Sampai di rumahmu' : 'Siap'} ${range}`,
  orderFor: (day: NamedDay, time: string) => `Pesan untuk ${dayOf(day)} ${time}`,
} satisfies Translation<typeof english>;
