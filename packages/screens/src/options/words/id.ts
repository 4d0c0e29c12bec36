import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Pilihan',
  products: 'Produk',
  add: 'Grup baru',
  hint: 'Yang habis kembali sendiri saat buka berikutnya, di semua produk.',
  failed: 'Pilihannya tidak termuat',
  loading: 'Memuat pilihan',
  page: (page: number) => `Grup yang dipakai, halaman ${page}`,
  pastTheEnd: 'Grupnya sudah habis sebelum halaman ini',
  fewerPages: 'Halamannya tidak sebanyak itu.',
  toFirstPage: 'Kembali ke halaman 1',
  nothing: 'Belum ada yang bisa dipilih',
  nothingText: 'Susu, kadar gula, es: buat grupnya sekali, pasang di banyak produk.',
  allArchived: 'Semua grup diarsipkan',
  allArchivedText: 'Kembalikan salah satu, atau buat yang baru.',

  exactly: (count: number) => `Pilih ${count}`,
  upTo: (most: number) => `Sampai ${most}`,
  between: (least: number, most: number) => `${least} sampai ${most}`,
  on: (products: number) => (products === 0 ? 'belum ada di produk' : `di ${products} produk`),
  edit: 'Ubah',
  editOne: (name: string) => `Ubah ${name}`,

  soldOut: 'Habis',
  mark: 'Tandai habis',
  markOne: (name: string) => `Tandai habis: ${name}`,
  back: 'Ada lagi',
  backOne: (name: string) => `Ada lagi: ${name}`,
  isSoldOut: (name: string) => `${name} habis sampai buka berikutnya`,
  isThere: (name: string) => `${name} sudah ada lagi`,

  archived: (count: number) => `Diarsipkan (${count})`,
  bringBack: 'Kembalikan',
  bringBackOne: (name: string) => `Kembalikan ${name}`,
  isBack: (name: string) => `${name} sudah kembali`,
} satisfies Translation<typeof english>;
