import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type RecordWords = Translation<typeof english>;

export const recordWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
