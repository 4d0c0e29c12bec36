import { defineWords } from '../../words/words';
import type { words as english } from './en';

export const substituteWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
