import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  lead: 'Kata sandimu benar. Tinggal satu lagi:',
  code: 'Kode dari aplikasi autentikator',
  hint: 'Enam angka.',
  recovery: 'Kode pemulihan',
  recoveryHint: 'Salah satu kode yang kamu simpan waktu mengaktifkannya.',
  useRecovery: 'HP-ku tidak di sini',
  useApp: 'Pakai aplikasi',
  back: 'Akun lain',
} satisfies Translation<typeof english>;
