import { defineWords, type Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

export type NotesWords = Translation<typeof english>;

export const notesWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
