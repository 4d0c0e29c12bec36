import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Selamat datang di tim',
  lead: (email: string, bundle: string) =>
    `Kamu diundang sebagai ${bundle.toLowerCase()}, dengan ${email}. Pilih nama dan kata sandimu.`,
  asksLead: 'Sebentar, undanganmu sedang dibaca.',
  name: 'Namamu',
  addName: 'Isi namamu, seperti rekanmu memanggilmu.',
  join: 'Mulai bekerja',
  isDead: 'Undangan ini sudah berakhir',
  failed: 'Undangannya tidak termuat',
  toLogin: 'Ke halaman masuk',
} satisfies Translation<typeof english>;
