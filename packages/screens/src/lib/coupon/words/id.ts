import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  off: 'diskon',
  dineIn: 'Khusus makan di tempat',
  min: (sum: string) => `Belanja min. ${sum}`,
  newUser: 'Pengguna baru',
  card: 'Kartu member',
  code: (code: string) => `Kode ${code}`,
} satisfies Translation<typeof english>;
