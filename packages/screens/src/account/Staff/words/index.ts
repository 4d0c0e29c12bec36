import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type StaffAccountWords = Translation<typeof english>;

export const staffAccountWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
