import type { words as english } from './en';

export const words = {
  title: 'Kabar dari Seduh',
  body: 'Buka Seduh untuk melihatnya.',
} satisfies typeof english;
