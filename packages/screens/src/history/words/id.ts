import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Riwayat',
  heading: 'Yuk, lihat lagi apa yang sudah kamu beli!',
  select: 'Pilih yang mau dihapus',
  selectAll: 'Pilih semua',
  page: (page: number) => `Pesanan, halaman ${page}`,
  loading: 'Memuat riwayatmu',
  failed: 'Riwayatmu tidak termuat',
  pastTheEnd: 'Riwayatmu tidak sampai halaman ini',
  fewerPages: 'Halamannya tidak sebanyak itu.',
  toFirstPage: 'Kembali ke halaman 1',
  empty: 'Belum ada apa-apa.',
  emptyText: 'Cangkir pertama memang paling susah dipilih.',
  menu: 'Lihat menu',

  more: (count: number) => `dan ${count} lagi`,
  toBePaid: 'Belum dibayar',
  bought: (number: string, when: string, back: string | null) =>
    `${number}, ${when}${back ? `. Dikembalikan ${back}` : ''}`,
  selectOne: (name: string, when: string) => `Pilih ${name}, ${when}`,
  underWay: (name: string, when: string) => `${name}, ${when}, masih diproses dan tidak bisa dihapus`,
  orderAgain: 'Pesan lagi',
  again: (name: string, when: string) => `Pesan lagi: ${name}, ${when}`,

  deleted: (count: number) => `${count} pesanan dihapus`,
  notBack: (reason: string) => `Pesananmu belum kembali. ${reason}`,
  tryAgain: 'Coba lagi',
  askDelete: (count: number) => `Hapus ${count} pesanan?`,
  askDeleteText: 'Hilang dari riwayatmu. Kedai tetap menyimpan pembukuannya.',
} satisfies Translation<typeof english>;
