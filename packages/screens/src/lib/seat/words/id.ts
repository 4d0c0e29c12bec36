import { tableCalled } from '@seduh/contract/constants';
import type { SeatNoteWords } from '.';

export const words: SeatNoteWords = {
  dineIn: (label: string) => `${tableCalled('Meja', label)} · makan di tempat`,
  brought: 'Kami antar ke situ. Pindah meja? Pindai kode meja yang baru.',
  leave: 'Tidak di meja',
  left: 'Tanpa meja',
  dropped: (label: string) => `${tableCalled('Meja', label)} tidak ikut di pesanan ini`,
  onlyDineIn: 'Meja hanya untuk makan di tempat.',
  dineInThere: 'Makan di situ',
};
