import { tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  dineIn: (label: string) => `${tableCalled('Meja', label)} · makan di tempat`,
  brought: 'Kami antar ke situ. Pindah meja? Pindai kode meja yang baru.',
  leave: 'Tidak di meja',
  left: 'Tanpa meja',
  dropped: (label: string) => `${tableCalled('Meja', label)} tidak ikut di pesanan ini`,
  onlyDineIn: 'Meja hanya untuk makan di tempat.',
  dineInThere: 'Makan di situ',
} satisfies Translation<typeof english>;
