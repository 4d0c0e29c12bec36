import { tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Pesanan',
  calling: (count: number) => `(${count}) Pesanan`,
  past: 'Riwayat pesanan',
  owed: 'Belum dikembalikan',
  collect: 'Layar pengambilan',
  counter: 'Kasir',
  liveness: { live: 'Terhubung.', waiting: 'Menghubungkan.', off: 'Tidak terhubung.' },
  stale: (heardAt: string) => `Terakhir terhubung ${heardAt}.`,
  day: (open: number, here: number | null, done: number | null) => {
    const newest = here === null ? '' : `, ${here} yang terbaru ada di sini`;
    return `${open} berjalan${newest}${done === null ? '' : `, ${done} selesai hari ini`}.`;
  },
  sound: 'Bunyi untuk pesanan baru',
  soundOn: 'Bunyi menyala',
  soundOff: 'Bunyi mati',
  fullScreen: 'Layar penuh',
  leaveFullScreen: 'Keluar dari layar penuh',
  toFullScreen: 'Layar penuh untuk dapur',
  find: 'Cari pesanan',
  show: 'Tampilkan',

  newOrder: (number: string, who: string) => `Pesanan baru ${number} dari ${who}`,
  newOrders: (count: number) => `${count} pesanan baru`,
  gotIt: 'Oke',
  close: 'Tutup',
  tap: 'Ketuk halaman ini sekali, ya. Sebelum itu browsermu tidak berbunyi.',
  loading: 'Memuat pesanan',
  failed: 'Pesanannya tidak termuat',

  atTable: (way: string, table: string, moment: string | null) =>
    [way, tableCalled('meja', table), ...(moment === null ? [] : [moment])].join(', '),
  atCounter: (table: string | null, moment: string) =>
    `Kasir, ${table === null ? 'bawa pulang' : tableCalled('meja', table)}, ${moment}`,
  guest: 'Tamu',
  noAddress: 'Alamatnya tidak ditulis',
  andMore: (line: string, more: number) => `${line} dan ${more} lagi`,
  avoided: 'Ada yang dihindari',
  inLine: (allergens: string, line: string) => `${allergens} di ${line}`,
  mayContain: 'mungkin ada yang dihindari',
  asked: (instead: string) => `ditanya: ganti ke ${instead}?`,
  toAsk: (instead: string) => `tanyakan: ganti ke ${instead}?`,
  insteadOf: (out: string) => `pengganti ${out}`,
  nothingInstead: 'Tidak mau ganti',
  withNote: 'Ada catatan',
  moved: (number: string, status: string) => `${number} ${status.toLowerCase()}`,
  declined: (number: string) => `${number} ditolak`,
  cancelled: (number: string) => `${number} dibatalkan`,
  isPaid: (number: string) => `${number} sudah lunas`,

  confirmPayment: 'Konfirmasi pembayaran',
  askPaid: (number: string) => `${number} sudah dibayar?`,
  cashTaken: (sum: string, who: string) => `Kamu sudah menerima ${sum} tunai dari ${who}.`,
  transferCame: (sum: string, who: string) => `Transfer tepat ${sum} dari ${who} sudah masuk.`,
  notYet: 'Belum',
  cashIn: 'Tunai diterima',
} satisfies Translation<typeof english>;
