import { asSentence } from './asSentence';
import type { words as english } from './en';

export const words = {
  accepted: (order) => ({ title: `${order} diterima`, body: 'Pesananmu sudah di dapur.' }),
  late: (order, time, reason) => ({
    title: `${order} agak terlambat`,
    body: [
      time
        ? `Sekarang sekitar ${time.day ? `${time.day} ` : ''}pukul ${time.clock}.`
        : 'Lebih lama dari yang kami janjikan.',
      reason ? asSentence(reason) : '',
      'Maaf sudah membuatmu menunggu, ya.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  offer: (order) => ({
    title: `Ada yang habis dari ${order}`,
    body: 'Lihat gantinya, harganya tetap sama.',
  }),
  readyAtTable: (order) => ({ title: `${order} siap`, body: 'Kami antar ke mejamu.' }),
  readyAtCounter: (order) => ({ title: `${order} siap`, body: `Sebut ${order} di kasir.` }),
  onTheWay: (order) => ({ title: `${order} dalam perjalanan`, body: 'Kurirnya baru saja berangkat dari kedai.' }),
  newOrder: (order, customer) => ({ title: `Pesanan baru ${order}`, body: `Dari ${customer}.` }),
  message: (order) => ({ title: `Pesan soal ${order}`, body: 'Ada pesan dari kedai untukmu.' }),
  question: (order, customer) => ({ title: `Pesan soal ${order}`, body: `${customer} menulis pesan.` }),
  wayOut: (stop, profile) =>
    `Kamu minta kabar pesananmu lewat email. Mau berhenti? Cukup di sini, tanpa masuk: ${stop}\n` +
    `Semua kabar yang kamu terima ada di profilmu: ${profile}`,
  wayOutByProfile: 'Kamu minta kabar pesananmu lewat email. Matikan di profilmu.',
} satisfies typeof english;
