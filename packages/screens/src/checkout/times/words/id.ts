import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  now: 'Sekarang',
  yes: 'Ya',
  no: 'Tidak',
  day: 'Hari',
  time: 'Atur waktu',
  lost: 'Waktu ini sudah tidak bisa dipilih. Pilih yang lain, ya.',
  full: (time: string) => `${time}, penuh`,
  days: { today: 'Hari ini', tomorrow: 'Besok' },
} satisfies Translation<typeof english>;
