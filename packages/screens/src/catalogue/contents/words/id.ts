import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  contains: 'Apa isinya',
  known: 'Kita tahu alergen apa saja di dalamnya',
  unknownHint: 'Pelanggan membaca bahwa belum ada yang tahu.',
  noneHint: 'Tanpa centang: pelanggan membaca bahwa tidak ada satu pun dari keempat belas alergen.',
} satisfies Translation<typeof english>;
