import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type CounterWords = Translation<typeof english>;

export const counterWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
