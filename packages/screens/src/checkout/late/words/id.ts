import { tableCalled } from '@seduh/contract/constants';
import type { NamedDay } from '../../../lib/format/days';
import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

/** Said of the day: `hari ini`, `besok`, else as it is written. */
const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};

export const words = {
  moment: 'Sebentar, ya.',
  edit: 'Ubah',
  editDetails: 'Ubah detail alamat',
  lookingUp: 'Mencari alamatmu',
  where: 'Diantar ke mana?',
  needsStreet: 'Kurir perlu nama jalan dan nomornya.',
  add: 'Tambah',
  noAddress: (reason: string) => `Alamatmu yang tersimpan tidak termuat. ${reason}`,

  at: (shop: string, table: string) => (table ? `Di ${shop}, ${tableCalled('meja', table)}` : `Di ${shop}`),
  collect: (shop: string) => `Ambil di ${shop}`,
  to: (street: string) => `Diantar ke ${street}`,
  now: (way: string) => `${way}, sekarang`,
  later: (way: string, day: NamedDay, time: string) => `${way}, ${dayOf(day)} ${time}`,
  ride: (minutes: number) => `Sekitar ${minutes} menit setelah keluar dari dapur.`,
  lead: (minutes: number) => `Dapur mulai sekitar ${minutes} menit sebelumnya.`,
  ready: (toDoor: boolean, time: string, minutes: number) =>
    `${toDoor ? 'Sampai di rumahmu' : 'Siap'} sekitar ${time}, ${minutes < 1 ? 'sebentar lagi' : `${minutes} menit lagi`}.`,
  readyWithin: (toDoor: boolean, range: string, minutes: number) =>
    `${toDoor ? 'Sampai di rumahmu' : 'Siap'} ${range}, ${minutes < 1 ? 'sebentar lagi' : `dalam ${minutes} menit`}.`,

  busy: (ready: string) => `Kami sedang ramai: ${ready}. Kamu juga bisa pesan untuk nanti.`,

  cards: 'Visa, Mastercard, atau JCB',
  qris: 'GoPay, OVO, DANA, ShopeePay, LinkAja, dan semua bank: tinggal pindai',
  banksHours: (hours: number) => `BCA, Mandiri, BNI, BRI. Bayar dalam ${hours} jam`,
  banksMinutes: (minutes: number) => `BCA, Mandiri, BNI, BRI. Bayar dalam ${minutes} menit`,
  inHands: 'Bayar saat pesanan sudah di tanganmu',
  cash: (sum: string) => `Siapkan ${sum}, ya`,

  code: 'Kode promo',
  applied: (code: string) => `${code} terpakai`,
  rest: (code: string, sum: string) => `Jatah ${code} tinggal ${sum}.`,
  change: 'Ubah',
  changeCode: 'Ubah kode promo',
  remove: 'Hapus',
  removeCode: 'Hapus kode promo',
  apply: 'Pakai',
  noCode: 'Hapus kodenya',

  delivery: 'Cara terima',
  address: 'Alamat pengantaran',
  spend: (count: number) => `Pakai ${count} poin: minuman gratis`,
  cup: 'Minuman gratis',
  cupApplied: (count: number) => `Minuman gratis, ${count} poin`,
  keepPoints: 'Simpan poinku',
  calls: (phone: string) => `Kurir menelepon ${phone} kalau pintunya tidak dibuka.`,
  saved: 'Pakai alamat tersimpan',
  postcode: 'Kode pos',
  addPostcode: 'Tambah kode pos',
  needsPostcode: 'Isi 5 angka kode posnya, ya: ongkirnya tergantung itu.',
  areaCosts: (area: string, fee: string, least: string | null) =>
    `${area}: ongkir ${fee}${least ? `, untuk pesanan mulai ${least}` : ''}.`,
  costsFrom: (fee: string) => `Ongkir mulai ${fee}, tergantung alamatmu.`,
  changePostcode: 'Ubah kode pos',
  addMore: 'Tambah pesanan',
  table: 'Nomor meja',
  tableHint: 'Ada di ubin mejamu. Belum duduk? Kosongkan saja.',
  scanTable: 'Sudah duduk? Pindai kode di mejamu, nanti kami antar. Belum dapat meja? Nanti kami panggil.',
  noTable: 'Pesan tanpa meja',
  done: 'Selesai',

  offline: 'Kamu sedang offline. Bayarnya menunggu sampai kamu online lagi, dan tidak ada yang hilang.',
  noSum: (reason: string) => `Totalnya tidak termuat. ${reason}`,
  setTime: 'Atur waktu',
  otherTime: 'Ubah waktu',
  discount: 'Diskon',
  isNow: 'sekarang jadi',
  instead: (sum: string) => `Bayar ${sum} saja`,
  orders: 'Lihat pesananmu',
  history: 'Lihat riwayatmu',
  again: 'Pesan lagi',
  open: 'Pesananmu yang tadi mungkin sudah masuk. Cek riwayatmu; mencoba lagi tidak akan memesan dua kali.',
  unanswered: (reason: string) =>
    `${reason} Keranjangmu tetap tersimpan, dan mencoba lagi tidak akan memesan dua kali.`,
} satisfies Translation<typeof english>;
