import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type OrderWords = Translation<typeof english>;

export const orderWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
