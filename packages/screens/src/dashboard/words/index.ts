import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type DashboardWords = Translation<typeof english>;

export const dashboardWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
