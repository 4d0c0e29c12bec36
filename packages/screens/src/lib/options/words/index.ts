import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type OptionWords = Translation<typeof english>;

export const optionWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
