import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  names: { 1: 'Makan di tempat', 3: 'Ambil sendiri', 4: 'Diantar' },
  all: 'semua cara',
} satisfies Translation<typeof english>;
