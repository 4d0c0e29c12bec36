import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  showCups: 'Gelas',
  showsCups: 'Menampilkan gelas, ketuk untuk pesanan',
  showsOrders: 'Menampilkan pesanan, ketuk untuk gelas',
  title: 'Gelas',
  empty: 'Semua gelas sudah dibuat.',
  stations: { bar: 'Bar kopi', kitchen: 'Dapur', counter: 'Konter' },
  justIn: 'Baru masuk',
  times: (count: number) => `${count} ×`,
  next: (number: string, clock: string | null, more: number) =>
    `${number}${clock === null ? '' : `, ${clock}`}${more > 0 ? `, +${more}` : ''}`,
  later: (clock: string) => `Untuk nanti: ${clock}`,
  expected: (promised: string, expected: string) => `${promised}, perkiraan ${expected}`,
  ranOut: (what: string) => `${what}: ada yang habis`,
  failed: 'Tidak termuat. Coba lagi, ya.',
  allMade: 'Sudah semua',
  poured: (what: string, number: string) => `${what} untuk ${number} sudah dibuat`,
  ready: (number: string) => `${number} siap`,
  cut: (count: number) => `Tidak terhubung. ${count} gelas dikabarkan begitu tersambung lagi.`,
  inOrder: (text: string) => `Di pesanan ini: ${text}`,
} satisfies Translation<typeof english>;
