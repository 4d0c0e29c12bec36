import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Keranjangmu',
  steps: ['Pesan', 'Checkout', 'Bayar'],
  placed: 'Pesananmu sudah masuk. Sebentar, ya.',
  silent: 'Kasir belum menjawab',
  kept: (reason: string) => `${reason} Keranjangmu tetap tersimpan.`,
  noMethod: 'Pilih dulu cara bayarnya.',
  required: 'Semua kolom wajib diisi',
  pay: 'Konfirmasi dan bayar',
  method: 'Cara bayar',
  details: 'Detail alamat',

  side: 'Ringkasan pembayaran',
  slip: 'Ringkasan pesanan',
  subtotal: 'Subtotal',
  promo: (code: string) => `Promo ${code}`,
  freeCup: 'Minuman gratis',
  tax: 'Pajak dan biaya',
  shipping: 'Ongkir',
  shippingFrom: 'Ongkir, mulai',
  total: 'Total',
  totalFrom: 'Total, mulai',
  free: 'Bisa dibatalkan gratis selama belum diterima dapur.',
  spent: 'Pesanan ini mungkin sudah masuk. Cek riwayatmu sebelum bayar lagi.',
} satisfies Translation<typeof english>;
