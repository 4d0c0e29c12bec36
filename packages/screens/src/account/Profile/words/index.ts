import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type ProfileWords = Translation<typeof english>;

export const profileWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
