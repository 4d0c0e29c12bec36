import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Belum dikembalikan',
  orders: 'Pesanan',
  failed: 'Daftarnya tidak termuat',
  loading: 'Memuat yang belum dikembalikan',
  pastTheEnd: 'Daftarnya tidak sampai halaman ini',
  isBack: 'Yang tadinya di sini sudah kembali ke pelanggan.',
  toFirst: 'Kembali ke halaman 1',
  nothing: 'Semua sudah dikembalikan',
  nothingText: 'Pengembalian dan transfer yang terlambat ada di sini sampai uangnya kembali.',
  waiting: (count: number, figure: string) => `${count === 1 ? 1 : figure} pengembalian menunggu`,
  since: (when: string) => `Sejak ${when}`,
  askedAgain: (failure: string) => `${failure}. Nanti dicoba lagi dengan sendirinya.`,
  mark: 'Tandai sudah kembali',
  markOne: (sum: string, number: string) => `Tandai sudah kembali: ${sum} untuk ${number}`,
  atProvider: 'Penyedia sedang mengembalikannya.',
  ask: (sum: string, who: string) => `Apakah ${sum} sudah kembali ke ${who}?`,
  otherWay: 'Hanya kalau kamu mengembalikannya dengan cara lain: penyedia tidak diminta lagi.',
  forGood: 'Mulai sekarang dianggap sudah kembali. Ini tidak bisa diurungkan.',
  yes: 'Sudah kembali',
  no: 'Belum',
  returned: (sum: string, who: string) => `${sum} sudah kembali ke ${who}`,
} satisfies Translation<typeof english>;
