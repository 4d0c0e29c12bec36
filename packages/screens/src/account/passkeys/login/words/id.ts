import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  button: 'Masuk dengan passkey',
  cancelled: 'Tidak ada passkey yang dipakai. Coba lagi, atau pakai email dan kata sandimu.',
  failed: 'Perangkatmu tidak bisa memakai passkey di sini. Pakai email dan kata sandimu, ya.',
} satisfies Translation<typeof english>;
