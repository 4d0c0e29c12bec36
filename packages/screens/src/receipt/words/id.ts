import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Struk',
  titled: (number: string) => `Struk ${number}`,
  notFound: 'Struk tidak ditemukan',
  noSuch: 'Struk ini tidak ada',
  notYours: 'Mungkin milik orang lain, atau alamatnya salah ketik.',
  lists: { customer: 'Riwayat', staff: 'Pesanan' },
  back: (list: string) => `Kembali ke ${list.toLowerCase()}`,
  failed: 'Struk ini tidak termuat',
  loading: 'Memuat struk',
  print: 'Cetak',
  ticket: 'Tiket dan label',
  date: 'Tanggal',
  for: 'Untuk',
  line: (qty: number, price: string) => `${qty} x ${price}`,
  tax: (percent: number) => `Pajak dan biaya, ${percent} %`,
} satisfies Translation<typeof english>;
