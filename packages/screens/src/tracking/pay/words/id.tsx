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
  scan: (sum: ReactNode) => <>Pindai kodenya, lalu bayar {sum}.</>,
  apps: 'Semua bank dan dompet digital bisa: GoPay, OVO, DANA, ShopeePay, LinkAja, dan aplikasi bankmu.',
  samePhone: 'Pakai HP ini? Simpan gambarnya, lalu pilih dari galeri waktu memindai di aplikasimu.',
  qris: 'QRIS',
  code: (sum: string) => `Kode QRIS untuk ${sum}`,
  savePicture: 'Simpan gambar',
  share: 'Bagikan',
  follows: 'Halaman ini berubah sendiri begitu sudah dibayar.',
  simulated:
    'Ini simulator: tidak ada uang yang berpindah, dan aplikasi bank tidak menerima kode ini. Pindai dengan kamera perangkat lain, atau buka di sini.',
  openHere: 'Buka di sini',
  showCode: 'Tampilkan kode',
  newCode: 'Minta kode baru',
  noCode: 'Kodenya tidak muncul. Coba lagi.',
  qrisDeclined: 'Pembayarannya ditolak, tidak ada yang ditarik. Minta kode baru, atau bayar pakai aplikasi lain.',
  notSaved: 'Gambarnya tidak bisa dibuat. Ambil tangkapan layar saja.',
} satisfies Translation<typeof english>;
