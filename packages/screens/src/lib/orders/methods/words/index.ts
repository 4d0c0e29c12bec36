import { defineWords, type Translation } from '../../../words/words';
import type { words as english } from './en';

export type MethodWords = Translation<typeof english>;

export const methodWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
