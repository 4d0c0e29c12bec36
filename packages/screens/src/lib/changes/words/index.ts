import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type ChangeWords = Translation<typeof english>;

export const changeWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
