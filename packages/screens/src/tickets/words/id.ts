import { tableCalled } from '@seduh/contract/constants';
import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Tiket',
  titled: (number: string) => `Tiket ${number}`,
  ticketOf: (number: string) => `Tiket dan label ${number}`,
  orders: 'Pesanan',
  notFound: 'Tiket tidak ditemukan',
  noSuch: 'Pesanan ini tidak ada',
  typo: 'Mungkin alamatnya salah ketik.',
  back: 'Kembali ke pesanan',
  failed: 'Tiket ini tidak termuat',
  loading: 'Memuat tiket',

  ticket: 'Tiket dapur',
  labels: 'Label gelas',
  ticketPaper: 'Di kertas gulung 80 mm, sepanjang pesanannya.',
  labelPaper: 'Label 58 × 40 mm, satu untuk tiap porsi.',
  printTicket: 'Cetak tiket',
  printLabels: (count: number) => `Cetak ${count} label`,
  notPrinted: 'Browsermu tidak mencetak. Cek izinnya, lalu cetak dari tiketnya, ya.',

  table: (table: string) => tableCalled('Meja', table),
  promised: 'Janji',
  set: 'Dipesan untuk',
  ordered: 'Dipesan',
  called: 'Untuk',
  pieces: (count: number) => `${count} porsi`,
  alerts: (count: number, of: number) => `Alergi: ${count} dari ${of} baris`,
  allergy: 'Alergi',
  contains: (allergens: string) => `Ada ${allergens}, harus dihindari`,
  mayContain: 'mungkin ada yang dihindari',
  changed: 'Diubah',
  throwAway: 'Buang tiket sebelumnya',
  insteadOf: (out: string) => `pengganti ${out}`,
  wrong: 'Kertas sebelumnya salah.',
  printAgain: 'Cetak lagi',
  printAgainOf: (number: string) => `Cetak lagi: kertas ${number}`,
  piece: (piece: number, of: number) => `${piece} dari ${of}`,

  atAccepting: 'Cetak saat menerima',
  isOn: (paper: string) => `Mencetak saat menerima: ${paper.toLowerCase()}`,
  isOff: 'Tidak mencetak saat menerima',
  choices: { nothing: 'Tidak ada', ticket: 'Tiket dapur', labels: 'Label gelas' },
  thisDevice:
    'Untuk pesanan yang diterima di perangkat ini. Tiap pesanan dicetak sekali, dan sekali lagi yang diubah; tombol cetak di kartunya membuka keduanya lagi.',
  done: 'Selesai',
} satisfies Translation<typeof english>;
