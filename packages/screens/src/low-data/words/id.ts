import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  label: 'Hemat data',
  on: 'Gambar jadi kecil dan tidak ada yang dimuat duluan di perangkat ini.',
  off: 'Gambar tajam lagi.',
  byBrowser: 'Browsermu yang meminta hemat data. Matikan di sana, ya.',
} satisfies Translation<typeof english>;
