import type { Translation } from '../../../words/words';
import type { words as english } from './en';

export const words = {
  take: (sum: string) => `Terima ${sum} tunai`,
  cash: (sum: string) => `Tunai, ${sum}`,
  cardWaits: 'Menunggu pembayaran kartu',
  qrisWaits: 'Menunggu pembayaran QRIS',
  transferWaits: (sum: string) => `Menunggu transfer ${sum}`,
  declined: 'Kartu ditolak, belum lunas',
  qrisDeclined: 'QRIS ditolak, belum lunas',
  due: (sum: string) => `Harus dikembalikan ${sum}`,
  partly: (sum: string) => `Dikembalikan ${sum}`,
  paid: 'Lunas',
  refunded: 'Dikembalikan',
  expired: 'Tidak dibayar tepat waktu',
  nothing: 'Tidak dibayar',
  toApp: (sum: string) => `${sum} otomatis kembali ke aplikasi yang dipakai bayar.`,
  toCard: (sum: string) => `${sum} otomatis kembali ke kartunya.`,
  byHand: (sum: string) => `Kembalikan ${sum} langsung ke pelanggan.`,
  onTerminal: (sum: string) => `Kembalikan ${sum} lewat mesin EDC.`,
  owed: (sum: string) =>
    `${sum} tercatat belum dikembalikan sampai pelanggan menerimanya dan kamu menandainya di Belum dikembalikan.`,
} satisfies Translation<typeof english>;
