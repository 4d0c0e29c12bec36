import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type LateWords = Translation<typeof english>;

export const lateWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
