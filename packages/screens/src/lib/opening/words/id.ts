import type { Translation } from '../../words/words';
import type { Change } from '../change';
import type { words as english } from './en';

const dayOf = (day: Change['day']): string => {
  if ('text' in day) return `${day.name === 'weekday' ? 'hari' : 'tanggal'} ${day.text} `;
  return day.name === 'today' ? '' : 'besok ';
};

export const words = {
  always: 'Buka siang dan malam',
  closed: 'Tutup',
  openUntil: (next: Change) => `Buka sampai ${next.isSoon ? '' : dayOf(next.day)}pukul ${next.time}`,
  opens: (next: Change) => `Tutup. Buka lagi ${dayOf(next.day)}pukul ${next.time}`,
} satisfies Translation<typeof english>;
