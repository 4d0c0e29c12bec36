import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type SeatWords = Translation<typeof english>;

export const seatWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
