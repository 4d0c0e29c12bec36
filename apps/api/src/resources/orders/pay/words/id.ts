import { tableCalled } from '@seduh/contract/constants';
import { rupiahText } from '@seduh/domain';
import type { words as english } from './en';

export const words = {
  subject: (number, shop) => `Strukmu ${number} dari ${shop}`,
  title: (number) => `Struk ${number}`,
  thanks: (name, sum) => `Makasih, ${name}. ${sum} sudah lunas.`,
  receipt: 'Struk',
  ordered: 'Dipesan',
  paid: 'Dibayar',
  with: 'Dengan',
  for: 'Untuk',
  order: 'Pesanan',
  atTable: (way, table) => `${way}, ${tableCalled('meja', table)}`,
  subtotal: 'Subtotal',
  promo: (code) => `Promo ${code}`,
  discount: 'Diskon',
  tax: (percent) => `Pajak dan biaya, ${percent}%`,
  shipping: 'Ongkir',
  total: 'Total',
  amount: (sum) => rupiahText(sum, 'id'),
  instant(at, timeZone) {
    const day = at.toLocaleDateString('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
    return `${day}, ${at.toLocaleTimeString('id-ID', { hour: '2-digit', minute: '2-digit', timeZone })}`;
  },
} satisfies typeof english;
