import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Akun',
  failed: 'Akunmu gagal dimuat',
  loading: 'Memuat akunmu',
  called: 'Panggilanmu',
  name: 'Namamu',
  nameHint: 'Begini rekan kerja dan catatan kerja staf memanggilmu.',
  addName: 'Isi namamu dulu.',
  saveName: 'Simpan nama',
  nameSaved: 'Namamu tersimpan',
  password: 'Kata sandimu',
  passwordText: 'Kalau diganti, semua perangkat lain akan keluar.',
  changePassword: 'Ubah kata sandi',
  passkeys: 'Passkey',
  sessions: 'Di mana saja kamu masuk',
  logOut: 'Keluar',

  factor: 'Verifikasi dua langkah',
  factorLoading: 'Memuat verifikasi dua langkahmu',
  isOn: 'Aktif',
  isOff: 'Mati',
  factorWhy: 'Kode dari aplikasi di HP-mu, selain kata sandi. Yang menebak atau mencuri kata sandimu tetap di luar.',
  factorFirst: 'Di toko ini pemilik dan manajer perlu verifikasi dua langkah. Aktifkan dulu, lalu kamu bisa bekerja.',
  since: (when: string) => `Diminta setiap kali masuk sejak ${when}.`,
  left: (count: number) => `Sisa ${count} kode pemulihan.`,
  few: 'Buat yang baru sebelum habis.',
  setUp: 'Aktifkan',
  move: 'Pindah ke HP lain',
  renew: 'Kode pemulihan baru',
  turnOff: 'Matikan',
} satisfies Translation<typeof english>;
