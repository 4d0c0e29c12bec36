import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type PeopleWords = Translation<typeof english>;

export const peopleWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
