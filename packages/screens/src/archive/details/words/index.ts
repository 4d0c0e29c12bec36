import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type DetailWords = Translation<typeof english>;

export const detailWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
