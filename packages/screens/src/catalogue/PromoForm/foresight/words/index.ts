import { defineWords } from '../../../../lib/words/words';
import type { words as english } from './en';

export const foresightWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
