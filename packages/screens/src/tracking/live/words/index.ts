import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type LiveWords = Translation<typeof english>;

export const liveWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
