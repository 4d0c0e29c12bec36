import { PAYMENT, tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  statuses: {
    pending: 'Pesanan masuk',
    confirmed: 'Diterima',
    preparing: 'Diseduh',
    ready: 'Siap',
    'out for delivery': 'Diantar',
    delivered: 'Sudah sampai',
    'picked up': 'Sudah diambil',
    cancelled: 'Dibatalkan',
  },
  served: 'Sudah disajikan',
  brewingNow: 'Sedang diseduh',
  waiting: 'Menunggu pembayaran',
  todayAt: (time: string) => `Hari ini ${time}`,
  table: (table: string) => tableCalled('Meja', table),
  payments: {
    [PAYMENT.card]: 'Kartu',
    [PAYMENT.bankAccount]: 'Transfer bank',
    [PAYMENT.cashOnDelivery]: 'Bayar di tempat',
    [PAYMENT.cash]: 'Tunai',
    [PAYMENT.terminal]: 'Mesin EDC',
    [PAYMENT.qris]: 'QRIS',
  },
  paying: {
    cash: (sum: string) => `Siapkan ${sum}, ya.`,
    awaiting: (sum: string) => `Kami menunggu ${sum}.`,
    failed: 'Pembayarannya belum berhasil.',
    expired: 'Waktu bayarnya sudah habis.',
    nothing: 'Tidak ada yang perlu dibayar.',
    goesBack: (sum: string) => `${sum} sedang dikembalikan kepadamu.`,
    partly: (back: string, sum: string) => `Sudah dikembalikan ${back} dari ${sum}.`,
    back: (sum: string) => `${sum} sudah dikembalikan.`,
    backOn: (sum: string, day: string) => `${sum} sudah dikembalikan pada ${day}.`,
  },
  paid: 'Lunas',
  refunded: 'Dikembalikan',
  refundedSum: (back: string) => `Dikembalikan ${back}`,
  subtotal: 'Subtotal',
  promo: (code: string) => `Promo ${code}`,
  discount: 'Diskon',
  shipping: 'Ongkir',
  total: 'Total',
  taxAndFees: 'Pajak dan biaya',
} satisfies Translation<typeof english>;
