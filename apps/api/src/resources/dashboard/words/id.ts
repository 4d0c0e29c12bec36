import type { words as english } from './en';

export const words = {
  head: 'tanggal,jam,nomor pesanan,pelanggan,cara terima,cara bayar,jenis,pemasukan,pengembalian,diskon,pengeluaran,isi',
  income: 'pemasukan',
  refund: 'pengembalian',
  discount: 'diskon',
} satisfies typeof english;
