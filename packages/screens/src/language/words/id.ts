import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  label: 'Bahasa',
  failed: 'Bahasanya belum termuat. Cek koneksimu, lalu coba lagi.',
} satisfies Translation<typeof english>;
