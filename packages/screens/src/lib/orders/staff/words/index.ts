import { defineWords, type Translation } from '../../../words/words';
import type { words as english } from './en';

export type StaffMoneyWords = Translation<typeof english>;

export const staffMoneyWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
