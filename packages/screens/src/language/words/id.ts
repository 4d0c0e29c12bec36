import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  label: 'Bahasa',
  failed: 'Bahasanya belum termuat. Cek koneksimu, lalu tekan sekali lagi untuk memuat ulang halaman.',
  read: 'Baca dalam Bahasa Indonesia',
  decline: 'Tidak, terima kasih',
} satisfies Translation<typeof english>;
