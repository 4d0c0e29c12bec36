import type { MoneyStyle } from '@seduh/ui';
import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

/** The words, and how rupiah are written in them. */
export interface ReorderWords {
  m: Translation<typeof english>;
  money: MoneyStyle;
}

export const reorderWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
