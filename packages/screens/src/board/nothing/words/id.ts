import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  empty: 'Belum ada pesanan',
  emptyText: 'Yang berikutnya muncul sendiri di sini.',
  noneFits: 'Tidak ada pesanan yang cocok',
  noneFitsText: 'Coba cari nomor, nama, atau produk, di semua cara.',
  showAll: 'Tampilkan semua pesanan',
} satisfies Translation<typeof english>;
