import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Layar pengambilan',

  ready: 'Siap diambil',
  brewing: 'Diseduh',
  noneReady: 'Belum ada yang siap',
  noneBrewing: 'Sedang kosong',
  more: (count: number) => `dan ${count} lagi`,
  loading: 'Menanyakan apa yang sudah siap',
  old: (clock: string) => `Tidak ada koneksi. Ini keadaan pukul ${clock}.`,
  soundOn: 'Nyalakan suara',
  isReady: (orders: string) => `Siap diambil: ${orders}`,
  notHeard: 'Belum ada kabar dari kedai',
  notHeardText: 'Layar ini terus mencoba, dan kembali dengan sendirinya.',
  dead: 'Tautan ini sudah tidak dipakai',
  deadText: 'Staf menemukan yang baru di papan pesanan, di Layar pengambilan. Buka di sini.',

  needsLink: 'Layar ini hanya terbuka lewat tautannya',
  needsLinkText: 'Ini untuk televisi di konter. Staf yang sudah masuk membuat tautannya di sini.',

  orders: 'Pesanan',
  lead: 'Untuk televisi di konter: pesanan mana yang sedang diseduh, dan mana yang siap diambil. Yang tampil hanya nomor dan, kalau pelanggan mau, nama depan atau inisial; selain itu tidak ada. Yang diantar kurir atau pelayan tidak tampil.',
  link: 'Tautannya',
  askForLink: 'Belum ada tautan. Pemilik atau manajer membuatnya di sini.',
  noLink: 'Belum ada tautan. Siapa pun yang punya tautannya bisa melihat layar tanpa masuk.',
  make: 'Buat tautan',
  howTo: 'Buka di browser televisi, layar penuh. Browser diam sampai ada yang menekan “Nyalakan suara” sekali di sana.',
  copy: 'Salin tautan',
  open: 'Buka layarnya',
  renew: 'Buat tautan baru',
  made: 'Tautan baru sudah ada. Buka di televisinya.',
  askRenew: 'Buat tautan baru?',
  askRenewText:
    'Tautan yang sekarang langsung berhenti: setiap televisi yang memakainya gelap sampai yang baru dibuka di sana.',
  yesRenew: 'Buat yang baru',
  noRenew: 'Pakai yang ini',
  preview: 'Yang tampil sekarang',
  failed: 'Tautannya tidak termuat',

  onScreen: 'Di layar pengambilan',
  hint: 'Selama kamu menunggu pesanan yang kamu ambil sendiri, layar di konter menampilkan nomor pesananmu. Di sampingnya ada yang kamu pilih di sini, dan tidak ada yang lain tentangmu.',
  calledBy: { name: 'Nama depanku', initials: 'Inisialku', number: 'Nomor saja' },
  saved: 'Tersimpan',
} satisfies Translation<typeof english>;
