import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type OpeningWords = Translation<typeof english>;

export const openingWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
