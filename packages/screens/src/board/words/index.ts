import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type BoardWords = Translation<typeof english>;

export const boardWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
