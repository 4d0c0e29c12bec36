import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Daftar promo',
  products: 'Produk',
  add: 'Tambah promo',
  which: 'Promo yang mana',
  states: { running: 'Berjalan', ended: 'Berakhir' },
  page: (isEnded: boolean, page: number) => `Promo yang ${isEnded ? 'sudah berakhir' : 'berjalan'}, halaman ${page}`,
  failed: 'Promonya tidak termuat',
  loading: 'Memuat promo',
  pastTheEnd: 'Promonya tidak sampai halaman ini',
  fewerPages: 'Halamannya tidak sebanyak itu.',
  toFirstPage: 'Kembali ke halaman 1',
  noneEnded: 'Belum ada yang berakhir',
  noneEndedText: 'Yang sudah berakhir disimpan di sini.',
  noneRuns: 'Hari ini tidak ada promo',
  noneRunsText: 'Beri mereka alasan untuk datang lagi.',

  lessThanADay: 'kurang dari sehari lagi',
  daysLeft: (days: number) => `${days} hari lagi`,
  endedOn: (day: string) => `berakhir ${day}`,
  uses: (used: number, total: number | null) => {
    const figure = used.toLocaleString('id');
    return `${total === null ? figure : `${figure} dari ${total.toLocaleString('id')}`} kali dipakai`;
  },
  given: (sum: string) => `${sum} diberikan`,
  budgetUsed: (code: string) => `Anggaran ${code} yang sudah diberikan`,
  budgetLeft: (sum: string) => `Sisa anggaran ${sum}`,
  spent: 'Anggarannya sudah habis diberikan: promo berakhir sendiri.',
  edit: 'Ubah',
  editOne: (code: string) => `Ubah ${code}`,
  end: 'Akhiri',
  endOne: (code: string) => `Akhiri ${code}`,
  hasEnded: (code: string) => `${code} sudah berakhir`,
  askEnd: (code: string) => `Akhiri ${code}?`,
  askEndText: 'Langsung tidak berlaku lagi, untuk seterusnya. Pesanan yang sudah memakainya tetap dapat diskonnya.',
  yesEnd: 'Akhiri',
  keep: 'Jangan dulu',
} satisfies Translation<typeof english>;
