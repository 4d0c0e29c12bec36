import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  prove: {
    setUp: 'Kata sandimu dulu, lalu kode untuk dipindai.',
    move: 'Kata sandimu, dan kode dari aplikasi yang sekarang. Yang lama tetap berlaku sampai yang baru aktif.',
    renew: 'Kode yang sekarang tidak akan berlaku lagi.',
    turnOff: 'Setelah itu cukup kata sandi untuk masuk.',
  },
  goOn: 'Lanjut',
  makeNew: 'Buat kode baru',
  turnOff: 'Matikan',
  cancel: 'Batal',
  code: 'Kode',
  codeHint: 'Enam angka dari aplikasi autentikator, atau kode pemulihan.',
  addCode: 'Isi kodenya dulu.',
  isOff: 'Verifikasi dua langkahmu sudah mati',

  scan: 'Pindai ini dengan aplikasi autentikator, misalnya Google Authenticator, Microsoft Authenticator, atau Aegis.',
  qr: 'Kode untuk dipindai dengan aplikasi autentikator',
  typed: 'Atau ketik ini di aplikasinya:',
  copySecret: 'Salin kunci',
  firstCode: 'Kode dari aplikasi',
  firstCodeHint: 'Enam angka, berganti tiap 30 detik.',
  turnOn: 'Aktifkan',
  isOn: 'Verifikasi dua langkahmu sudah aktif',
  again: 'Mulai lagi',

  codes: 'Kode pemulihanmu',
  codesWhy:
    'Kalau HP-mu hilang, tiap kode ini bisa dipakai masuk satu kali. Simpan jauh dari HP-mu. Kode ini tidak ditampilkan lagi.',
  copyCodes: 'Salin semua',
  download: 'Unduh',
  print: 'Cetak',
  kept: 'Sudah kusimpan',
  file: (shop: string) => `Kode pemulihan untuk ${shop}. Tiap kode berlaku satu kali.`,
} satisfies Translation<typeof english>;
