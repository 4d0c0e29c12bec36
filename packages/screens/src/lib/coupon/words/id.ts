import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  off: 'diskon',
  from: (sum: string) => `Mulai ${sum}`,
  first: 'Khusus pesanan pertama',
  member: 'Pakai kartu member',
  dineIn: 'Khusus makan di tempat',
  daily: 'Sekali sehari',
  uses: (count: string) => `Total ${count} kali pakai`,
  nothing: (code: string) => `${code} tanpa syarat`,
  min: (sum: string) => `Belanja min. ${sum}`,
  newUser: 'Pengguna baru',
  card: 'Kartu member',
  code: (code: string) => `Kode ${code}`,
} satisfies Translation<typeof english>;
