import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type TicketWords = Translation<typeof english>;

export const ticketWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
