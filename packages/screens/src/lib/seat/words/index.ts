import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type SeatNoteWords = Translation<typeof english>;

export const seatNoteWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
