import { LIMITS } from '@seduh/contract/constants';
import type { words as english } from './en';

export const words = {
  hello: 'Halo,',
  invited: (shop, link) => ({
    subject: `Kamu diundang bekerja di ${shop}`,
    paragraphs: [
      `kamu diundang menjadi staf ${shop}. Buka link ini untuk memilih nama dan kata sandimu:`,
      link,
      `Link ini berlaku sekali, selama ${LIMITS.invitationHours} jam. Setelah itu, minta yang baru ke pengelola toko. ` +
        'Kalau kamu tidak tahu ini tentang apa, abaikan saja.',
    ],
  }),
  factorReset: (shop, phone) => ({
    subject: `Verifikasi dua langkahmu di ${shop} direset`,
    paragraphs: [
      `verifikasi dua langkah dan passkey akunmu di ${shop} sudah dihapus, dan semua perangkat dikeluarkan. Masuk ` +
        'dengan email dan kata sandimu, lalu aktifkan lagi di halaman Akun.',
      `Kalau kamu tidak memintanya, segera telepon kami: ${phone}.`,
    ],
  }),
  passkeyAdded: (shop, phone, name) => ({
    subject: `Ada passkey baru di akun ${shop}-mu`,
    paragraphs: [
      `sebuah passkey ditambahkan ke akunmu di ${shop}. Mulai sekarang ia bisa dipakai masuk tanpa kata sandi:`,
      name,
      'Kalau itu kamu, abaikan saja. Kalau bukan, masuklah, hapus passkey itu, dan ganti kata sandimu. ' +
        `Kamu juga bisa menelepon kami: ${phone}.`,
    ],
  }),
  passkeyRemoved: (shop, phone, name) => ({
    subject: `Sebuah passkey akun ${shop}-mu dihapus`,
    paragraphs: [
      `passkey ini tidak bisa dipakai masuk lagi ke akunmu di ${shop}:`,
      name,
      'Kalau itu kamu, abaikan saja. Kalau bukan, masuklah dan ganti kata sandimu. ' +
        `Kamu juga bisa menelepon kami: ${phone}.`,
    ],
  }),
  passkeysStay: (shop, phone, names) => ({
    subject: `Passkey-mu di ${shop} masih berlaku`,
    paragraphs: [
      `kata sandi akunmu di ${shop} sudah baru. Passkey ini masih bisa dipakai masuk seperti biasa:`,
      names.join('\n'),
      `Kalau ada yang bukan milikmu, masuklah dan hapus. Kamu juga bisa menelepon kami: ${phone}.`,
    ],
  }),
  reset: (shop, link) => ({
    subject: `Buat kata sandi baru untuk ${shop}`,
    paragraphs: [
      `ada yang meminta kata sandi baru untuk akunmu di ${shop}. Buka link ini untuk membuatnya:`,
      link,
      `Link ini berlaku sekali, selama ${LIMITS.resetMinutes} menit. Kalau itu bukan kamu, abaikan saja: kata ` +
        'sandimu tetap sama.',
    ],
  }),
  confirm: (shop, link) => ({
    subject: `Konfirmasi emailmu untuk ${shop}`,
    paragraphs: [
      `ada yang ingin memakai alamat ini untuk akunnya di ${shop}. Kalau itu kamu, buka link ini:`,
      link,
      `Link ini berlaku sekali, selama ${LIMITS.emailConfirmHours} jam. Kalau itu bukan kamu, abaikan saja: email ` +
        'akunnya tidak berubah.',
    ],
  }),
  wanted: (shop, phone, undo) => ({
    subject: `Akun ${shop}-mu akan memakai email baru`,
    paragraphs: [
      `seseorang yang sedang masuk di akunmu di ${shop} meminta ganti email. Email baru berlaku begitu dikonfirmasi ` +
        'dari sana.',
      'Kalau itu kamu, abaikan saja. Kalau bukan, buka link ini: permintaannya dihentikan, semua perangkat ' +
        'dikeluarkan, dan kamu bisa membuat kata sandi baru.',
      undo,
      `Link ini berlaku sampai ${LIMITS.emailUndoHours} jam setelah email baru dikonfirmasi. Kamu juga bisa menelepon ` +
        `kami: ${phone}.`,
    ],
  }),
  changed: (shop, phone, undo) => ({
    subject: `Akun ${shop}-mu punya email baru`,
    paragraphs: [
      `email akunmu di ${shop} sudah diganti. Mulai sekarang, masuklah dengan yang baru; tidak ada lagi yang dikirim ` +
        'ke alamat ini.',
      'Kalau itu bukan kamu, buka link ini: email ini dipulihkan, semua perangkat dikeluarkan, dan kamu bisa ' +
        'membuat kata sandi baru.',
      undo,
      `Link ini berlaku ${LIMITS.emailUndoHours} jam. Kamu juga bisa menelepon kami: ${phone}.`,
    ],
  }),
} satisfies typeof english;
