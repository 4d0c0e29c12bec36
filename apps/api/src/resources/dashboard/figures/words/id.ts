import type { FigureFileWords } from '@seduh/domain/figures';
import { METHOD_NAMES } from '../../../../platform/words-of-methods';

export const fileWords: FigureFileWords = {
  columns: {
    weekday: 'hari',
    hour: 'jam',
    orders: 'pesanan',
    income: 'pemasukan',
    product: 'produk',
    size: 'ukuran',
    options: 'pilihan',
    sold: 'porsi',
    amount: 'nilai',
    with: 'bersama',
    customers_are: 'pelanggan',
    customers: 'orang',
    on_time: 'siap sesuai janji',
    minutes: 'menit sampai siap',
    promised: 'menit yang dijanjikan',
    by: 'dibatalkan oleh',
    reason: 'alasan',
    delivery: 'cara terima',
    payment: 'cara bayar',
    refunds: 'pengembalian',
    discounts: 'diskon',
  },
  before: (column, from, to) => `${column} ${from} sampai ${to}`,
  weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  customers: { new: 'baru', returning: 'kembali', guest: 'tamu' },
  cancellers: { customer: 'pelanggan', staff: 'staf', system: 'kedai, otomatis' },
  ...METHOD_NAMES.id,
};
