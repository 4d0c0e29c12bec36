import { defineWords } from '../../words/words';
import type { words as english } from './en';

export const cashWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
