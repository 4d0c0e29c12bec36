import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Menu',
  heading: 'Hari ini mau pesan apa?',
  add: 'Tambah produk baru',
  archived: 'Produk yang diarsipkan',
  options: 'Pilihan',
  search: 'Cari',
  examples: 'Es kopi susu, nasi goreng, matcha',

  category: 'Kategori',
  tabs: { Favorites: 'Favorit', 1: 'Kopi', 2: 'Nonkopi', 3: 'Makanan', 4: 'Tambahan', mine: 'Favoritku' },
  menu: 'Semua menu',
  found: (count: string, search: string) => (search ? `${count} hasil untuk "${search}"` : `${count} pilihan di menu`),
  kept: (count: string) => `${count} favorit`,
  sort: 'Urutkan',
  sorts: {
    popular: 'terpopuler',
    newest: 'terbaru',
    oldest: 'terlama',
    priciest: 'termahal',
    cheapest: 'termurah',
  },
  page: (tab: string, page: number) => `${tab}, halaman ${page}`,
  loading: 'Memuat menu',

  promo: 'Promo hari ini',
  addPromo: 'Tambah promo',
  pick: 'Pilih satu, lalu terapkan. Promonya menunggu di keranjangmu.',
  again: 'Coba lagi',
  none: 'Hari ini belum ada promo.',
  apply: 'Terapkan',
  waits: (code: string) => `${code} menunggu di keranjangmu`,
  without: 'Tidak ada kupon di keranjangmu',
  inCart: (code: string) => `${code} ada di keranjangmu.`,
  terms: 'Syarat dan ketentuan',
  manage: 'Kelola promo',
} satisfies Translation<typeof english>;
