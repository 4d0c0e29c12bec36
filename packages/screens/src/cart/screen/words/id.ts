import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Keranjang',
  summary: 'Ringkasan',
  lastPrices: (reason: string) => `${reason} Ini harga terakhir yang kamu lihat.`,
  again: 'Coba lagi',
  soFar: 'Sejauh ini',
  items: (count: number) => `${count} item`,
  subtotal: 'Subtotal',
  counted: (promo: string | null) => `${promo ?? 'Promo'}, pajak, dan ongkir dihitung saat checkout.`,
  staff: 'Akun staf tidak bisa memesan. Masuk sebagai pelanggan untuk checkout.',
  checkout: 'Checkout',
} satisfies Translation<typeof english>;
