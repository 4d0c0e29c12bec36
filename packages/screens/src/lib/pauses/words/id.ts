import type { NamedDay } from '../../format/days';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

const NAMES = { today: 'hari ini', tomorrow: 'besok' };
const nameOf = (day: NamedDay): string => ('text' in day ? day.text : NAMES[day.name]);

export const words = {
  subjects: { 1: 'Makan di tempat', 3: 'Ambil sendiri', 4: 'Pesan antar' },
  all: 'Pesanan',
  until: (subject, time) => `${subject} dijeda sampai pukul ${time}.`,
  forNow: (subject, day, time) => `${subject} dijeda dulu, paling lambat sampai ${nameOf(day)} pukul ${time}.`,
  cartKept: 'Keranjangmu tetap tersimpan.',
} satisfies Translation<typeof english>;
