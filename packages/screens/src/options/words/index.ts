import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type OptionsWords = Translation<typeof english>;

export const optionsWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
