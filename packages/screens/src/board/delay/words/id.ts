import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  failed: 'Ini tidak termuat. Coba lagi, ya.',
  sayWhy: (number: string) => `Jelaskan kenapa ${number} terlambat`,
  about: 'Pelanggan membacanya di halaman pesanan, bersama waktu yang baru.',
  foreseen: (range: string) =>
    `Menurut papan pesanan, siap ${range}. Pelanggan membaca alasannya bersama waktu yang baru.`,
  usual: 'Alasan yang biasa',
  reasons: [
    'Pesanan lebih ramai dari biasanya',
    'Ada yang tidak masuk hari ini',
    'Ada mesin yang perlu diurus sebentar',
  ],
  reason: 'Kenapa terlambat',
  howLate: 'Terlambat berapa lama',
  asTheBoard: 'Menurut papan',
  asTheBoardHint: 'Waktunya dihitung dari yang masih harus dibuat.',
  minutes: (minutes: number) => `${minutes} mnt`,
  atLeast: (time: string) => `Pelanggan membaca ${time}, atau lebih lambat kalau papan bilang begitu.`,
  tell: 'Beri tahu pelanggan',
  takeBack: 'Batalkan alasan',
  cancel: 'Batal',
  told: (number: string) => `${number}: pelanggan sudah diberi tahu`,
  takenBack: (number: string) => `${number}: alasannya sudah dihapus`,
} satisfies Translation<typeof english>;
