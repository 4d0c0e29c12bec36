import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  given: 'Uang yang diterima',
  changeDue: (sum: string) => `Kembalian: ${sum}`,
  short: (sum: string) => `Kurang ${sum}`,
} satisfies Translation<typeof english>;
