import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Keluar',
  sure: 'Yakin mau keluar?',
  done: 'Kamu sudah keluar!',
} satisfies Translation<typeof english>;
