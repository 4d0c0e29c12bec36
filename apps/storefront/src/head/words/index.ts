import { defineWords, type Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

export type HeadWords = Translation<typeof english>;

export const headWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
