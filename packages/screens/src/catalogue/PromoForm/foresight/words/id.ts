import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

const some = (carts: number, one: string, many: string) => (carts === 1 ? one : `${many} (${carts})`);

export const words = {
  title: 'Sebelum diterbitkan',
  text: 'Coba pada pesanan beberapa minggu terakhir. Belum terbit, dan belum ada yang melihatnya.',
  span: 'Pesanan selama',
  weeks: (count: number) => `${count} minggu terakhir`,
  run: 'Lihat apa jadinya',
  first: 'Isi dulu apa yang diberikan.',
  stale: 'Sudah kamu ubah sejak itu. Coba sekali lagi.',
  noOrders: 'Tidak ada pesanan pelanggan pada minggu-minggu ini.',
  orders: 'Pesanan',
  wouldUse: 'Akan memakainya',
  wouldGive: 'Akan memberi',
  each: 'Tiap pesanan',
  capped: (orders: string, day: string) =>
    `Pesanannya terlalu banyak untuk dilihat: ini ${orders} yang terakhir, mulai ${day}.`,
  instead: (orders: string, sum: string) =>
    `${orders} di antaranya waktu itu memakai promo lain atau minuman gratis senilai ${sum}: mereka akan memilih yang ini.`,
  ended: (day: string) => `Promo akan berakhir sendiri pada ${day}.`,
  nobody: 'Tidak ada pesanan yang akan memakainya.',
  cheapest: (carts: number) => some(carts, 'Keranjang termurah', 'Sepersepuluh keranjang termurah'),
  dearest: (carts: number) => some(carts, 'Keranjang termahal', 'Sepersepuluh keranjang termahal'),
  left: (percent: number) => `tersisa ${percent}%`,
  meter: (label: string) => `Yang tersisa dari total: ${label}`,
  instead_of: (after: string, before: string) => `${after}, semula ${before}`,
  noCost: 'Dari total, dengan pajak dan ongkir. Harga modal tidak kami ketahui, jadi marginmu berkurang lebih banyak.',

  soFar: 'Sejauh ini',
  again: 'Coba lagi',
  used: 'Dipakai',
  given: 'Diberikan',
  budgetLeft: 'Sisa anggaran',
  budgetUsed: 'Anggaran yang sudah diberikan',
  notUsed: 'Belum ada yang memakainya.',
  byDay: 'Diberikan per hari',
  onDay: (day: string, used: number) => `${day}: ${used} pesanan`,
  givenOn: (day: string) => `Diberikan pada ${day}`,
} satisfies Translation<typeof english>;
