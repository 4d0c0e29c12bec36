import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  ask: (sum: string) => `Uang tunai ${sum} sudah diterima?`,
  from: (number: string, who: string) => `${number} dari ${who}. Uangnya dicatat saat pesanan diserahkan.`,
  yes: 'Sudah',
  no: 'Belum',
} satisfies Translation<typeof english>;
