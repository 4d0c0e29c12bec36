import type { NamedDay } from '../../lib/format/days';
import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};

export const words = {
  missing: {
    pageTitle: 'Produk tidak ditemukan',
    title: 'Cangkir ini tidak ada di menu',
    text: 'Mungkin sudah ditarik dari menu, atau alamatnya salah ketik.',
    action: 'Lihat menu',
  },
  product: 'Produk',
  failed: 'Produk ini tidak termuat',
  loading: 'Memuat produk',
  others: 'Cocok ditemani',

  offMenu: 'Di luar menu',
  soldOut: 'Habis',
  later: (way: string, day: NamedDay, time: string) => `${way} ${dayOf(day)} ${time}`,
  checkout: 'Checkout',
  add: 'Masukkan ke keranjang',
  addInStrip: '+ Keranjang',

  size: 'Ukuran',
  quantity: 'Jumlah',
  delivery: 'Cara terima',
  note: 'Catatan untuk dapur',
  noteHint: 'Gula sedikit, tanpa es, alergi: apa saja yang perlu kami tahu.',
  edit: 'Ubah produk',
  least: 'Pilih minimal 1',
} satisfies Translation<typeof english>;
