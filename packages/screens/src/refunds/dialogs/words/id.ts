import { PAYMENT } from '@seduh/contract/constants';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  refund: 'Kembalikan uang',
  title: (number: string) => `Kembalikan uang ${number}`,
  text: (rest: string, total: string) => `${rest} dari ${total} bisa dikembalikan.`,
  refundSum: (sum: string) => `Kembalikan ${sum}`,
  keep: 'Jangan dulu',
  nothing: 'Pilih apa yang dikembalikan.',
  already: 'Sudah dikembalikan',
  left: (count: number) => `Sisa ${count}`,
  pieces: (name: string) => `Jumlah ${name}`,
  shipping: (sum: string) => `Ongkir, ${sum}`,
  whole: (sum: string) => `Semua yang tersisa, ${sum}`,
  ways: {
    [PAYMENT.card]: 'Penyedia kartu yang mengembalikannya.',
    [PAYMENT.bankAccount]: 'Tercatat belum dikembalikan sampai kamu mengirimnya dan menandainya di Belum dikembalikan.',
    [PAYMENT.cashOnDelivery]: 'Serahkan sekarang ke pelanggan, tunai.',
    [PAYMENT.cash]: 'Serahkan sekarang ke tamu, tunai.',
    [PAYMENT.terminal]: 'Kembalikan sekarang lewat mesin EDC.',
    [PAYMENT.qris]: 'Otomatis kembali ke aplikasi yang dipakai bayar.',
  },
  isOwed: (sum: string, number: string) => `${sum} dari ${number} tercatat belum dikembalikan`,
  refunded: (sum: string, number: string) => `${sum} dari ${number} sudah dikembalikan`,

  askBook: (number: string) => `Transfer untuk ${number} sudah masuk?`,
  exactly: (sum: string, who: string) => `Tepat ${sum} dari ${who}.`,
  takenUp: 'Pesanan dilanjutkan kalau semuanya masih ada. Kalau tidak, uangnya harus dikembalikan.',
  wasCancelled: 'Pesanannya sudah dibatalkan, jadi uangnya harus dikembalikan.',
  book: 'Catat',
  notYet: 'Belum',
  gone: (number: string, sum: string) => `${number} sudah tidak bisa dilanjutkan: ${sum} harus dikembalikan`,
  backOnBoard: (number: string) => `${number} lunas dan kembali ke papan pesanan`,
} satisfies Translation<typeof english>;
