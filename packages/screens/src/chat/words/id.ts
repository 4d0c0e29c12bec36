import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  chat: 'Obrolan',
  chatAnd: 'Obrolan,',
  unread: (count: number) => `${count} belum dibaca`,
  notLoaded: 'Belum termuat. Cek koneksimu, lalu coba lagi.',

  chats: 'Obrolan',
  loading: 'Sedang dimuat',
  failed: 'Obrolannya belum termuat',
  tryAgain: 'Coba lagi',
  noneOpen: 'Obrolan terbuka bersama pesananmu, sampai dua jam sesudahnya. Sebelum itu, telepon kami saja:',
  noneWritten: 'Belum ada yang menulis. Setiap pesanan di papan punya obrolannya.',
  choose: 'Ini soal pesanan yang mana?',
  close: 'Tutup',
  chatOf: (number: string, customer: string) => `${number}, ${customer}`,
  lastAt: (moment: string) => `Pesan terakhir ${moment}`,
  nothingYet: 'Belum ada pesan',

  order: (number: string) => `Pesanan ${number}`,
  theShop: 'Kedai',
  empty: {
    customer: 'Tanya saja soal pesananmu. Kami baca sambil menyiapkannya.',
    staff: 'Belum ada yang menulis.',
  },
  offline: 'Kamu sedang offline. Tulisanmu menunggu di sini.',
  today: 'Hari ini',
  read: 'Dibaca',
  yourPicture: 'Kirimanmu',
  pictureFrom: (name: string) => `Kiriman dari ${name}`,
  pictureComing: 'Gambarnya sedang dimuat',
  pictureFailed: 'Gambarnya belum termuat. Coba lagi',
  wrongType: 'Jenis berkasnya salah! Hanya .jpeg, .jpg, .png.',
  tooLarge: 'Berkasnya terlalu besar. Maksimal 2 MB',
  ended: (moment: string) => `Obrolan ini sudah ditutup ${moment}.`,
  notSent: (count: number, number: string) =>
    `${count === 1 ? 'Pesanmu' : `${count} pesanmu`}${number && ` soal ${number}`} belum terkirim. Masih ada di obrolannya.`,
  noRoom: 'Kolomnya tidak muat. Kirim atau pendekkan dulu isinya.',
  call: (phone: string) => `Telepon ${phone}`,
  didNotCome: 'Obrolan ini belum termuat.',
  notThere: 'Obrolan ini tidak ada.',
  quick: {
    'on it': 'Sedang kami siapkan, ya.',
    'few minutes': 'Kira-kira lima menit lagi.',
    'at counter': 'Sudah menunggumu di kasir.',
    'rider left': 'Kurirnya sedang menuju ke tempatmu.',
    'ran out': 'Yang itu baru saja habis. Boleh kami ganti?',
    calling: 'Sebentar lagi kami telepon.',
    thanks: 'Terima kasih, sudah kami catat.',
  },

  ask: 'Obrolan dengan kami',
  chatAbout: (number: string) => `Obrolan soal ${number}`,
  openUntil: (until: string) => `Pelanggan bisa dihubungi sampai ${until}.`,
} satisfies Translation<typeof english>;
