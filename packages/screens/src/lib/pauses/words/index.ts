import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type PauseWords = Translation<typeof english>;

export const pauseWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
