import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type PromosWords = Translation<typeof english>;

export const promosWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
