import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type DeclineWords = Translation<typeof english>;

export const declineWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
