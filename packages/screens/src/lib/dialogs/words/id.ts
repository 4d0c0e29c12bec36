import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  leaving: {
    title: 'Pergi tanpa menyimpan?',
    text: 'Yang kamu ubah di halaman ini belum tersimpan.',
    yesLabel: 'Pergi',
    noLabel: 'Tetap di sini',
  },
  reason: 'Alasan',
  isRead: 'Pelanggan membaca ini.',
  sayWhy: 'Jelaskan singkat alasannya.',
} satisfies Translation<typeof english>;
