import { defineWords } from '../../../lib/words/words';
import type { words as english } from './en';

export const memberCardWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
