import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  lines: 'Isi pesanan',
  amounts: 'Rincian harga',
  moves: 'Jejak pesanan',
  by: { customer: 'pelanggan', staff: 'staf', system: 'sistem' },
  move: (status: string, who: string, reason: string | null) =>
    reason === null ? `${status}, oleh ${who}` : `${status}, oleh ${who}: ${reason}`,
  paidOn: (when: string) => `Dibayar pada ${when}`,
  refundedOn: (sum: string, when: string) => `${sum} dikembalikan pada ${when}`,
  owedSince: (sum: string, when: string) => `${sum} belum dikembalikan sejak ${when}`,
} satisfies Translation<typeof english>;
