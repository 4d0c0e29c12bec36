import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type MakingWords = Translation<typeof english>;

export const makingWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
