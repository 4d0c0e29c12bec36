import type { Translation } from '../../words/words';
import type { Change } from '../opening';
import type { words as english } from './en';

const dayOf = (day: Change['day']): string => {
  if ('text' in day) return `${day.name === 'weekday' ? 'hari' : 'tanggal'} ${day.text} `;
  return day.name === 'today' ? '' : 'besok ';
};

export const words = {
  always: 'Buka siang dan malam',
  closed: 'Tutup',
  openUntil: ({ day, isSoon, time }: Change) => `Buka sampai ${isSoon ? '' : dayOf(day)}pukul ${time}`,
  opens: ({ day, time }: Change) => `Tutup. Buka lagi ${dayOf(day)}pukul ${time}`,
} satisfies Translation<typeof english>;
