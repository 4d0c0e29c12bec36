import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Riwayat pesanan',
  orders: 'Pesanan',
  find: 'Cari pesanan',
  example: 'Nomor, nama, telepon, atau produk',
  show: 'Tampilkan',
  ended: 'Bagaimana akhirnya',
  ends: { all: 'Semua', done: 'Selesai', cancelled: 'Dibatalkan' },
  from: 'Dari',
  to: 'Sampai',

  failed: 'Pesanannya tidak termuat',
  loading: 'Memuat pesanan',
  page: (page: number) => `Pesanan, halaman ${page}`,
  found: (count: number, figure: string) => `${count === 1 ? 1 : figure} pesanan`,
  newest: (figure: string) => `${figure} pesanan terbaru yang cocok. Pilih tanggal untuk melihat yang lebih lama.`,
  caption: 'Riwayat pesanan, yang terbaru di atas',
  columns: ['Nomor', 'Pelanggan', 'Cara terima', 'Status', 'Pembayaran', 'Total', 'Struk'],
  receipt: 'Struk',
  receiptOf: (number: string) => `Struk ${number}`,

  pastTheEnd: 'Pesanannya tidak sampai halaman ini',
  fewerPages: 'Halamannya tidak sebanyak itu.',
  toFirstPage: 'Kembali ke halaman 1',
  noneFits: 'Tidak ada pesanan yang cocok',
  noneFitsText: 'Coba cari nomor, nama, atau produk, di lebih banyak hari.',
  showAll: 'Tampilkan semua riwayat',
  empty: 'Belum ada pesanan yang selesai',
  emptyText: 'Yang sudah diserahkan atau dibatalkan tersimpan di sini.',
  toBoard: 'Lihat papan pesanan',
} satisfies Translation<typeof english>;
