import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type AccountWords = Translation<typeof english>;

export const accountWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
