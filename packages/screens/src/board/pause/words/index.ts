import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type PausingWords = Translation<typeof english>;

export const pausingWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
