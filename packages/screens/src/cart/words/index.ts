import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type CartWords = Translation<typeof english>;

export const cartWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
