import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  failed: 'Menunya tidak termuat',
  pastTheEnd: 'Menunya tidak sampai halaman ini',
  fewer: 'Halamannya tidak sebanyak itu.',
  toFirst: 'Kembali ke halaman 1',
  noShelf: 'Rak ini kosong',
  noneToday: 'Hari ini tidak ada apa-apa di kategori ini.',
  whole: 'Lihat semua menu',
  notFound: 'Tidak ada di menu',
  notIn: (category: string, search: string) => `Tidak ada "${search}" di ${category}.`,
  everywhere: 'Cari di semua kategori',
  noneKept: 'Belum ada favorit',
  howToKeep: 'Ketuk ikon hati di menu yang kamu suka, nanti muncul lagi di sini.',
  keptFailed: 'Favoritmu tidak termuat',
  noneOnMenu: 'Favoritmu sedang tidak ada di menu',
  backLater: 'Nanti muncul lagi di sini kalau sudah ada di menu.',
  called: (search: string) => `Tidak ada yang bernama "${search}". Coba kata yang lebih pendek, atau lihat semuanya.`,

  takes: (code: string, sum: string) => `${code} memotong ${sum} dari keranjangmu`,

  mayAsk: 'Kupon bisa meminta salah satu dari ini, atau beberapa sekaligus:',
  asks: [
    'Satu kupon per hari',
    'Khusus makan di tempat',
    'Beli satu gratis satu untuk pengguna baru',
    'Perlu kartu member',
  ],
  today: 'Yang diminta kupon hari ini:',
  todays: 'Syarat kupon hari ini',
  terms: {
    from: (sum: string) => `Mulai ${sum}`,
    first: 'Khusus pesanan pertama',
    member: 'Pakai kartu member',
    dineIn: 'Khusus makan di tempat',
    daily: 'Sekali sehari',
    uses: (count: string) => `Total ${count} kali pakai`,
    nothing: (code: string) => `${code} tanpa syarat`,
  },

  offMenu: 'Di luar menu',
  archiveFailed: 'Produk yang diarsipkan tidak termuat',
  products: 'Produk',
  loading: 'Memuat produk yang diarsipkan',
  allOn: 'Semuanya ada di menu',
  keptHere: 'Yang kamu arsipkan tersimpan di sini.',
  menu: 'Lihat menu',
  isBack: (name: string) => `${name} sudah kembali ke menu`,
  bringBack: 'Kembalikan',
  bringBackOne: (name: string) => `Kembalikan ${name}`,
} satisfies Translation<typeof english>;
