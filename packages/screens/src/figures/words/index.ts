import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type FiguresWords = Translation<typeof english>;

export const figuresWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
