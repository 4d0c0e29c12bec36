import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type PayWords = Translation<typeof english>;

export const payWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
