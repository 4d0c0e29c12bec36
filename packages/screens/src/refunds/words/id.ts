import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  causes: {
    refund: 'Pengembalian',
    cancelled: 'Pesanan dibatalkan',
    'late payment': 'Datang terlambat',
    'paid twice': 'Dibayar dua kali',
    provider: 'Dikembalikan penyedia kartu',
  },
  refund: 'Kembalikan uang',
  refundOf: (number: string) => `Kembalikan uang ${number}`,
  book: 'Catat transfer',
  bookOf: (number: string) => `Catat transfer ${number}`,
} satisfies Translation<typeof english>;
