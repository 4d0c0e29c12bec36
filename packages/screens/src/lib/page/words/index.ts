import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type PageWords = Translation<typeof english>;

export const pageWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
