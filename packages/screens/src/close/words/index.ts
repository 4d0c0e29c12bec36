import { defineWords } from '../../lib/words/words';
import type { words as english } from './en';

export type CloseWords = typeof english;

export const closeWords = defineWords<CloseWords>({ en: () => import('./en'), id: () => import('./id') });
