import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  off: 'diskon',
  free: 'gratis',
  freeRide: 'Gratis',
  ride: 'ongkir',
  bundle: (buy: number, free: number, what: string) =>
    `Beli ${buy} ${what}, ${free} termurah dari ${buy + free} gratis`,
  categories: { 1: 'Kopi', 2: 'Nonkopi', 3: 'Makanan', 4: 'Tambahan' },
  dineIn: 'Khusus makan di tempat',
  min: (sum: string) => `Belanja min. ${sum}`,
  newUser: 'Pengguna baru',
  card: 'Kartu member',
  code: (code: string) => `Kode ${code}`,
} satisfies Translation<typeof english>;
