import type { NamedDay } from '../../../lib/format/days';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};

export const words = {
  now: 'Sekarang',
  yes: 'Ya',
  no: 'Tidak',
  day: 'Hari',
  time: 'Atur waktu',
  lost: 'Waktu ini sudah tidak bisa dipilih. Pilih yang lain, ya.',
  full: (time: string) => `${time}, penuh`,
  days: { today: 'Hari ini', tomorrow: 'Besok' },
  orderFor: (day: NamedDay, time: string) => `Pesan untuk ${dayOf(day)} ${time}`,
} satisfies Translation<typeof english>;
