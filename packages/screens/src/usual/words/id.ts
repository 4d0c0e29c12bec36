import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Yang biasa kamu pesan',
  titleHere: 'Biasanya kamu pesan begini',
  times: (count: number) => `${count} kali dipesan`,
  add: 'Tambah',
  addOf: (name: string) => `Tambah ${name} ke keranjang`,
  choose: 'Pilih lagi',
  chooseOf: (name: string) => `Pilih lagi: ${name}`,
  was: (before: string) => `Tadinya ${before}.`,
} satisfies Translation<typeof english>;
