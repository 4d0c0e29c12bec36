import { defineWords, type Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

export type FootWords = Translation<typeof english>;

export const footWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
