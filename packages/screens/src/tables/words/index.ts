import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type TableWords = Translation<typeof english>;

export const tableWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
