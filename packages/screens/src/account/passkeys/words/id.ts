import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Passkey',
  loading: 'Memuat passkey-mu',
  why: 'Masuk dengan sidik jari, wajah, atau kunci layar HP-mu, tanpa kata sandi.',
  whyStaff: 'Passkey sudah sama dengan kata sandi dan kode sekaligus: kode tidak ditanyakan lagi.',
  unsupported: 'Browser ini tidak bisa membuat passkey di sini. Buka halaman ini di HP atau komputer yang bisa, ya.',
  add: 'Tambah passkey',
  adding: 'Ikuti perangkatmu: ia akan memastikan ini kamu.',
  added: 'Passkey-mu sudah ditambahkan',
  full: 'Tempatnya sudah penuh. Hapus yang tidak kamu pakai, ya.',
  addedOn: (when: string) => `Ditambahkan ${when}`,
  usedOn: (when: string) => `Terakhir dipakai ${when}`,
  notUsed: 'Belum pernah dipakai',
  synced: 'Di semua perangkatmu',
  oneDevice: 'Di satu perangkat',
  alone: 'Ini satu-satunya passkey-mu. Tambah satu lagi di perangkat lain, jaga-jaga kalau yang ini hilang.',

  problems: {
    cancelled: 'Tidak ada passkey yang ditambahkan. Kamu bisa coba lagi.',
    there: 'Perangkat ini sudah punya passkey untuk akunmu.',
    failed: 'Perangkatmu tidak bisa membuat passkey. Coba lagi, atau coba perangkat lain.',
  },

  rename: 'Ganti nama',
  renameOf: (name: string) => `Ganti nama ${name}`,
  name: 'Nama passkey',
  addName: 'Isi namanya dulu.',
  save: 'Simpan nama',
  renamed: 'Nama passkey-mu sudah diganti',
  remove: 'Hapus',
  removeOf: (name: string) => `Hapus ${name}`,
  askRemove: (name: string) =>
    `Hapus ${name}? Passkey ini tidak bisa dipakai masuk lagi, dan perangkat yang memakainya dikeluarkan.`,
  yesRemove: 'Hapus passkey',
  removed: 'Passkey-nya sudah dihapus',
  cancel: 'Batal',
  goOn: 'Lanjut',
  prove: 'Kata sandimu dulu, ya: sudah agak lama sejak kamu masuk.',
  proveLogin: 'Masuk sekali lagi dulu, ya: sudah agak lama sejak kamu masuk.',
  code: 'Kode',
  codeHint: 'Enam angka dari aplikasi autentikator, atau kode pemulihan.',
  addCode: 'Isi kodenya dulu.',
} satisfies Translation<typeof english>;
