import type { MoneyStyle } from '@seduh/ui';
import type { PageWords } from '../../lib/page/words';
import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

/** The words, what sizes are called, and how rupiah are written. */
export interface ReorderWords {
  m: Translation<typeof english>;
  page: PageWords;
  money: MoneyStyle;
}

export const reorderWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
