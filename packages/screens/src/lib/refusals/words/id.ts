import type { TransportCode } from '@seduh/api-client';
import type { SentencesIn } from '@seduh/domain/said';
import { formatRupiah } from '@seduh/ui';
import { words as page } from '../../page/words/id';

/** What stands in place of an answer that did not come. */
type Transport = Record<TransportCode, string>;

const MONEY = { locale: 'id', currency: 'Rp' };
const STATUSES: Record<string, string> = {
  pending: 'baru masuk',
  confirmed: 'sudah diterima',
  preparing: 'sedang diseduh',
  ready: 'sudah siap',
  'out for delivery': 'sedang diantar',
  delivered: 'sudah sampai',
  'picked up': 'sudah diambil',
  cancelled: 'sudah dibatalkan',
};
const STATES: Record<string, string> = {
  awaiting: 'menunggu',
  confirmed: 'dikonfirmasi',
  paid: 'lunas',
  failed: 'gagal',
  expired: 'kedaluwarsa',
  cancelled: 'dibatalkan',
  refunded: 'dikembalikan',
};
const DAYS: Record<string, string> = {
  today: 'hari ini',
  tomorrow: 'besok',
  Monday: 'Senin',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
  Thursday: 'Kamis',
  Friday: 'Jumat',
  Saturday: 'Sabtu',
  Sunday: 'Minggu',
};
const MONTHS: Record<string, string> = { May: 'Mei', Aug: 'Agu', Oct: 'Okt', Dec: 'Des' };

const SIZES: Record<string, string> = page.sizes;

const status = (name: string) => STATUSES[name] ?? name;
const sizeOf = (name: string) => SIZES[name] ?? name;
/** A day as the API names it, `tomorrow` or `27 Nov`. */
const day = (name: string) => DAYS[name] ?? name.replace(/[A-Z][a-z]+$/, (month) => MONTHS[month] ?? month);
/** Whole rupiah as the API writes them, `25,000`. */
const rupiah = (amount: string) => formatRupiah(Number(amount.replaceAll(',', '')), MONEY);
const clock = (time: string) => time.replace(':', '.');

export const words = {
  NETWORK: 'Koneksi bermasalah. Cek internetmu, lalu coba lagi.',
  TIMEOUT: 'Server terlalu lama menjawab. Coba lagi, ya.',
  BAD_REQUEST: 'Permintaan ini tidak bisa diterima server.',
  BAD_RESPONSE: 'Jawaban server tidak terbaca. Coba lagi, ya.',
  CANCELED: 'Dibatalkan',

  required: 'Semua isian wajib diisi',
  loginFirst: 'Kamu harus masuk dulu',
  forbidden: 'Kamu tidak punya akses ke sini',
  wrongCredentials: 'Email atau kata sandinya salah!',
  emailTaken: 'Email ini sudah terdaftar!',
  phoneTaken: 'Nomor telepon ini sudah terdaftar!',
  wrongExtension: 'Jenis filenya salah! Hanya .jpeg, .jpg, dan .png.',
  fileTooLarge: 'Filenya terlalu besar. Maksimal 2 MB',
  notFound: '404 Tidak ditemukan',
  wrongOldPassword: 'Kata sandi lamanya salah',
  linkExpired: 'Link ini sudah dipakai atau kedaluwarsa. Kirim yang baru, ya',
  linkDead: 'Link ini sudah dipakai atau kedaluwarsa',
  reauthPassword: 'Pastikan dulu ini kamu: ketik kata sandimu',
  reauthLogin: 'Pastikan dulu ini kamu: masuk sekali lagi',
  emailTakenMeanwhile: 'Email ini sudah dipakai akun lain. Emailmu tetap seperti semula',
  emailTakenBack: 'Email ini sudah punya akun lain. Tulis atau telepon kami, nanti kami bereskan',
  passwordCommon: 'Kata sandi ini terlalu umum. Pilih yang lain',
  wrongPassword: 'Kata sandinya salah',
  accountHasOrder: 'Masih ada pesananmu yang diproses',
  signUpsFull: 'Terlalu banyak pendaftaran dari sini. Coba lagi satu jam lagi',
  loginTooSlow: 'Proses masuknya terlalu lama. Coba lagi',
  codeTaken: 'Kode ini sudah ada',
  keyReused: 'Kunci ini sudah dipakai untuk pesanan lain',
  priceChanged: 'Harganya sudah berubah',
  orderOpen: 'Pesanan yang masih diproses tidak bisa dihapus',
  undoTooLate: 'Sudah tidak bisa dibatalkan',
  comesBackReason: 'Tulis kenapa pesanannya kembali',
  payPageFailed: 'Halaman pembayaran tidak bisa dibuka. Coba lagi sebentar lagi',
  refundNothing: 'Pilih apa yang dikembalikan',
  refundFailed: 'Penyedia kartu menolaknya',
  refundUnderWay: 'Penyedia kartu sedang mengembalikan uang ini',
  refundDone: 'Uang ini sudah dikembalikan',
  internal: 'Ada yang salah di pihak kami',
  paymentOff: 'Cara bayar ini tidak tersedia. Pilih yang lain',
  deliveryNote: 'Pesan antar hanya Senin sampai Jumat pukul 13.00–19.00',
  away: 'Kedai belum bisa menjawab. Coba lagi sebentar lagi',
  closingDown: 'Layanan kedai sedang dimatikan. Coba lagi sebentar lagi',
  tooLarge: 'Ini terlalu besar',
  tooSlow: 'Permintaannya terlalu lama sampai',
  picturesBusy: 'Terlalu banyak gambar sedang diproses. Coba lagi sebentar lagi',
  formsBusy: 'Terlalu banyak gambar sedang dikirim. Coba lagi sebentar lagi',
  pictureUnreadable: 'Gambar ini tidak terbaca. Simpan ulang sebagai .jpg atau .png',
  someoneEditedProduct: 'Produk ini baru saja diubah orang lain',
  someoneEditedPromo: 'Promo ini baru saja diubah orang lain',
  orderGone: 'Pesanan tidak ditemukan',
  productGone: 'Produk tidak ditemukan',
  promoGone: 'Promo tidak ditemukan',
  sessionGone: 'Sesi tidak ditemukan',
  paymentGone: 'Pembayaran tidak ditemukan',
  refundGone: 'Pengembalian uang tidak ditemukan',
  newEmailGone: 'Email baru tidak ditemukan',

  notValid: 'Isian ini tidak benar',
  notEmail: 'Ini bukan alamat email',
  emailTooLong: 'Email ini terlalu panjang',
  notPhone: 'Ini bukan nomor telepon',
  notDay: 'Ini bukan tanggal',
  notText: 'Teks ini tidak terbaca',
  passwordsDiffer: 'Kedua kata sandi tidak sama',
  dayToCome: 'Tanggal ini belum lewat',
  chooseSize: 'Pilih salah satu ukuran',
  chooseOneSize: 'Pilih paling sedikit satu ukuran',
  chooseDelivery: 'Pilih cara menerima pesananmu',
  choosePayment: 'Pilih cara bayarmu',
  chooseCategory: 'Pilih salah satu kategori',
  wholePrice: 'Harga dalam rupiah bulat',
  wholePortions: 'Jumlah porsi dalam angka bulat',
  wholeDays: 'Jumlah hari dalam angka bulat',
  wholeUses: 'Jumlah pemakaian dalam angka bulat',
  oneUse: 'Minimal 1 pemakaian',
  usedMore: 'Sudah dipakai lebih sering dari itu',
  discountRange: 'Diskon 1 sampai 100 %',
  codeLetters: 'Hanya huruf, angka, dan -',
  sayWhy: 'Tulis alasannya',
  passwordShort: ({ min }) => `Minimal ${min} karakter`,
  passwordLong: ({ max }) => `Maksimal ${max} karakter`,
  tooLong: ({ max }) => `Terlalu panjang: maksimal ${max} karakter`,
  tooShort: ({ min }) => `Terlalu pendek: minimal ${min} karakter`,
  lineQuantity: ({ max }) => `Antara 1 dan ${max} per baris`,
  linesMax: ({ max }) => `Maksimal ${max} baris dalam satu pesanan`,
  promoDays: ({ max }) => `1 sampai ${max} hari`,
  rangeBackwards: ({ from }) => `Tanggal akhirnya sebelum ${from}`,

  gone: 'Sudah tidak ada di menu',
  soldOut: 'Habis',
  onlyLeft: ({ left }) => `Tinggal ${left}`,
  sizeGone: ({ size }) => `Ukuran ${sizeOf(size)} sudah tidak ada`,
  lineGone: ({ product }) => `${product}: sudah tidak ada di menu`,
  lineSoldOut: ({ product }) => `${product}: habis`,
  lineOnlyLeft: ({ product, left }) => `${product}: tinggal ${left}`,
  lineSizeGone: ({ product, size }) => `${product}: ukuran ${sizeOf(size)} sudah tidak ada`,
  closedThen: 'Kami tutup pada jam itu',
  closed: 'Tutup',
  closedOpensAt: ({ clock: at }) => `Tutup. Buka pukul ${clock(at)}`,
  closedOpensTomorrow: ({ clock: at }) => `Tutup. Buka besok pukul ${clock(at)}`,
  closedOpensOn: ({ day: on, clock: at }) => `Tutup. Buka ${day(on)} pukul ${clock(at)}`,
  earliest: ({ day: on, clock: at }) => `Paling cepat ${day(on)} pukul ${clock(at)}`,
  daysAhead: ({ max }) => `Maksimal ${max} hari ke depan`,
  promoUnknown: 'Kode ini tidak kami kenal',
  promoEarly: 'Kode ini belum berlaku',
  promoEnded: 'Kode ini sudah berakhir',
  promoGoneAll: 'Kuotanya sudah habis',
  promoFirst: 'Hanya untuk pesanan pertama',
  promoToday: 'Sudah dipakai hari ini',
  promoCard: ({ amount }) => `Butuh kartu member. Gratis dengan pesanan ${rupiah(amount)}`,
  promoDineIn: 'Hanya untuk makan di tempat',
  promoMore: ({ amount, code }) => `${rupiah(amount)} lagi untuk memakai ${code}`,
  promoLogin: 'Masuk dulu untuk memakai kode ini',
  promoNot: 'Kode ini tidak berlaku',
  holdUnpaid: ({ count }) => `Ada ${count} pesanan yang belum kamu bayar. Bayar atau batalkan satu dulu`,
  holdCash: ({ count }) =>
    `Ada ${count} pesanan tunai yang masih diproses. Ambil satu dulu, atau bayar yang ini dengan kartu atau transfer`,
  holdPortionsMore: ({ max, before }) =>
    `Maksimal ${max} porsi boleh menunggu dibayar, dan ${before} sudah milikmu. Kurangi pesanannya, atau bayar dengan cara lain`,
  holdPortions: ({ max }) =>
    `Maksimal ${max} porsi boleh menunggu dibayar. Kurangi pesanannya, atau bayar dengan cara lain`,
  holdFirstMore: ({ max, before }) =>
    `Maksimal ${max} porsi boleh dibayar belakangan di pesanan pertama, dan ${before} sudah milikmu. Kurangi pesanannya, atau bayar dengan cara lain`,
  holdFirst: ({ max }) =>
    `Maksimal ${max} porsi boleh dibayar belakangan di pesanan pertama. Kurangi pesanannya, atau bayar dengan cara lain`,

  illegalMove: ({ from, to }) => `Pesanan ini ${status(from)}, jadi tidak bisa menjadi ${status(to)}`,
  orderAlready: ({ status: name }) => `Pesanan ini ${status(name)}`,
  paymentAlready: ({ state }) => `Pembayaran ini sudah berstatus ${STATES[state] ?? state}`,
  cardByProvider: 'Pembayaran kartu dikonfirmasi oleh penyedianya',
  notByCard: 'Pesanan ini tidak dibayar dengan kartu',
  refundedAll: 'Semuanya sudah dikembalikan',
  refundCancel: 'Pesanan ini masih diproses: batalkan saja',
  refundUnpaid: 'Pesanan ini tidak dibayar',
  refundNoShipping: 'Tidak ada ongkir yang bisa dikembalikan',
  refundNoLine: ({ line }) => `Pesanan ini tidak punya baris ${line}`,
  refundLineDone: ({ line }) => `Baris ${line} sudah dikembalikan`,
  refundLineLeft: ({ left, line }) => `Tinggal ${left} dari baris ${line}`,
  refundFree: 'Tidak ada yang dibayar untuk ini',
  refundLeft: ({ amount }) => `Tinggal ${rupiah(amount)} yang bisa dikembalikan`,
  otherKey: 'Kunci ini sudah dipakai untuk hal lain',

  tooManyMinutes: ({ wait }) => `Terlalu banyak percobaan. Coba lagi ${wait} menit lagi`,
  tooManySeconds: ({ wait }) => `Terlalu banyak percobaan. Coba lagi ${wait} detik lagi`,
  formsAtOnce: ({ max }) => `Maksimal ${max} formulir sekaligus. Coba lagi sebentar lagi`,
} satisfies SentencesIn & Transport;
