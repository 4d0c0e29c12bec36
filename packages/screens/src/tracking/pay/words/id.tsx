import type { ReactNode } from 'react';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  pay: 'Bayar',
  howToPay: 'Cara bayar',
  timeIsOver: 'Waktu bayarnya sudah habis.',
  payByLeft: (moment: ReactNode, left: ReactNode) => (
    <>
      Bayar sebelum {moment}, tinggal {left}.
    </>
  ),
  timeLeft: 'Sisa waktu untuk bayar',
  hoursAndMinutes: (hours: number, minutes: string) => `${hours} jam ${minutes} mnt`,
  bank: 'Bank',
  account: 'Nomor rekening',
  copyAccount: 'Salin nomor rekening',
  exactAmount: 'Jumlah persis',
  copyAmount: 'Salin jumlah',
  message: 'Berita transfer',
  copyMessage: 'Salin berita transfer',
  copy: 'Salin',
  weLook:
    'Transfermu kami cek sendiri, dan kami mulai begitu sudah masuk. Halaman ini ikut berubah. Yang tidak dibayar tepat waktu dibatalkan.',
  declined: 'Kartunya ditolak, tidak ada yang ditarik. Coba lagi, atau pakai kartu lain.',
  onTheirPage: (sum: ReactNode) => <>Kamu bayar {sum} di halaman penyedia pembayaran kami, lalu kembali ke sini.</>,
  payNow: 'Bayar sekarang',
  tryAgain: 'Coba lagi',
  noPage: 'Halaman pembayarannya tidak terbuka. Coba lagi.',
} satisfies Translation<typeof english>;
