import { defineWords, type Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export type SessionsWords = Translation<typeof english>;

export const sessionsWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
