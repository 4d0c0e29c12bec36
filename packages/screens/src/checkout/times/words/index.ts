import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type TimesWords = Translation<typeof english>;

export const timesWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
