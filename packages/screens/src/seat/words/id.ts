import { tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Mejamu',
  looking: 'Mencari mejamu',
  moment: 'Sebentar.',
  at: (label: string) => tableCalled('Meja', label),
  seated: (label: string) => `${tableCalled('Meja', label)}: kami antar ke situ`,
  next: 'Yang kamu pesan sekarang diantar ke situ.',
  menu: 'Ke menu',
  failed: 'Mejamu tidak termuat',
  noTable: 'Kode ini bukan milik meja mana pun lagi',
  noTableText: 'Mungkin sudah diganti. Pindai lagi kode di mejamu, tanya staf, atau lanjut tanpa meja.',
  goOn: 'Lanjut tanpa meja',
} satisfies Translation<typeof english>;
