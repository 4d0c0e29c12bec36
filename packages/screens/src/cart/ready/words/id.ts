import type { NamedDay } from '../../../lib/format/days';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};

export const words = {
  busy: (toDoor: boolean, range: string) =>
    `Kami sedang ramai: ${toDoor ? 'sampai di rumahmu' : 'siap'} ${range}, atau nanti.`,
  later: (day: NamedDay, time: string) => `Untuk ${dayOf(day)} ${time}`,
} satisfies Translation<typeof english>;
