import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  cancel: 'Batal',
  why: (hasPassword: boolean) =>
    `Emailmu adalah kunci akunmu, dan kamu masuknya sudah agak lama. ${
      hasPassword ? 'Yang sudah kamu ketik tetap ada.' : 'Masuk sekali lagi, ya; yang sudah kamu ketik tetap ada.'
    }`,
  isItYou: 'Ini benar kamu?',
  goOn: 'Lanjut',

  editPassword: 'Ubah kata sandi',
  othersLeave: 'Semua perangkatmu yang lain akan keluar, yang ini tetap masuk.',
  save: 'Simpan',
  oldPassword: 'Kata sandi lama',
  addOldPassword: 'Isi kata sandi lamamu dulu.',
  changed: 'Kata sandimu sudah diganti',

  close: 'Tutup akunmu?',
  closeText: 'Profil, foto, dan riwayatmu hilang selamanya. Kedai tetap menyimpan pembukuannya, tanpa namamu.',
  yesClose: 'Tutup akun',
  keep: 'Jangan dulu',
  closed: 'Akunmu sudah ditutup',
} satisfies Translation<typeof english>;
