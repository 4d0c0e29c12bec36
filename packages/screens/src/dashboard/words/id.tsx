import type { Translation } from '../../lib/words/words';
import type { words as english } from './en';

const figure = (count: number) => count.toLocaleString('id');

/** Months whose short names differ from the English ones, in which the server names periods. */
const MONTHS: Record<string, string> = { May: 'Mei', Aug: 'Agu', Oct: 'Okt', Dec: 'Des' };

const daysLeft = (days: number) => (days === 0 ? 'hari ini hari terakhir' : `sisa ${days} hari`);

export const words = {
  title: 'Dasbor',
  hello: 'Halo, Admin',
  figures: 'Angka',
  people: 'Tim',
  settings: 'Pengaturan',
  close: 'Tutup hari',
  record: 'Catatan perubahan',
  reportBy: 'Laporan per',
  asOf: (reason: string, time: string) => `${reason} Angka-angka ini dari pukul ${time}.`,
  failed: 'Angkanya tidak termuat',
  loading: 'Memuat angka-angkanya',
  theShop: 'kedai',

  ranges: {
    daily: {
      tab: 'Harian',
      title: 'Laporan harian',
      period: 'Hari',
      running: 'Hari ini',
      before: 'kemarin',
      best: 'Hari terbaik',
      highest: 'Hari tertinggi',
    },
    weekly: {
      tab: 'Mingguan',
      title: 'Laporan mingguan',
      period: 'Minggu',
      running: 'Minggu ini',
      before: 'minggu lalu',
      best: 'Minggu terbaik',
      highest: 'Minggu tertinggi',
    },
    monthly: {
      tab: 'Bulanan',
      title: 'Laporan bulanan',
      period: 'Bulan',
      running: 'Bulan ini',
      before: 'bulan lalu',
      best: 'Bulan terbaik',
      highest: 'Bulan tertinggi',
    },
  },
  units: ['\u00a0M', '\u00a0jt', '\u00a0rb'],
  span: (label: string) => label.replaceAll(/May|Aug|Oct|Dec/g, (month) => MONTHS[month] ?? month),

  income: 'Pemasukan',
  outcome: 'Pengeluaran',
  orders: 'Pesanan',
  toReady: 'Menit sampai siap',
  bestSeller: 'Terlaris',
  sold: (count: number) => `${figure(count)} terjual`,
  yesterdayBy: (time: string) => `kemarin sampai ${time}`,
  heldDaily: (before: string, time: string) => `Dibandingkan dengan ${before} sampai jam yang sama, ${time}.`,
  held: (before: string, span: string, time: string | null) =>
    `Dibandingkan dengan rentang yang sama ${before}: ${span}${time ? `, sampai ${time}` : ''}.`,
  nothing: (then: string) => `Kosong ${then}`,
  level: (then: string) => `Sama dengan ${then}`,
  ahead: (percent: string, then: string) => `+${percent} dari ${then}`,
  behind: (percent: string, then: string) => `${percent} di bawah ${then}`,
  asFast: (then: string) => `Secepat ${then}`,
  slower: (minutes: number) => `${minutes} menit lebih lambat`,
  faster: (minutes: number) => `${minutes} menit lebih cepat`,

  series: 'Angka yang ditampilkan',
  empty: 'Belum ada apa-apa',
  emptyText: 'Pesanan pertama yang lunas jadi batang pertama.',
  download: 'Unduh laporan',
  refunds: 'Pengembalian',
  discounts: 'Diskon',
  sum: 'Jumlah',
  caption: (title: string, from: string, to: string) => `${title}, ${from} sampai ${to}`,
  chart: (isIncome: boolean, period: string, from: string, to: string) =>
    `${isIncome ? 'Pemasukan dan pengeluaran' : 'Pengeluaran'} per ${period.toLowerCase()}, ${from} sampai ${to}.`,
  top: (name: string, period: string, sum: string) => `${name} ${period} dengan ${sum}.`,

  bestStaff: 'Staf terbaik bulan ini',
  keepUp: (name: string) => `Terus semangat, ${name}.`,
  goalOf: (name: string) => `Target ${name}`,
  achieved: 'Tercapai',
  ofGoal: (sum: string, goal: string) => `${sum} dari ${goal}`,
  served: 'Dilayani',
  customers: (count: number) => `${figure(count)} pelanggan`,
  noStaff: 'Belum ada. Yang paling banyak menyerahkan pesanan bulan ini tampil di sini.',

  goals: 'Target',
  goalsOn: (percent: number) => `Target sudah ${percent}%`,
  yourGoals: (percent: number) => (
    <>
      Targetmu <strong>sudah {percent}%</strong>.
    </>
  ),
  goal: (open: string | null, days: number) => {
    const left = daysLeft(days);
    if (open === null) return `Tercapai. ${left.charAt(0).toUpperCase()}${left.slice(1)}.`;
    return `Kurang ${open} lagi, ${left}.`;
  },
  share: 'Bagikan laporan',
  shared: (title: string, shop: string, sum: string, count: number, percent: number) =>
    `${title} ${shop}: ${sum} dari ${figure(count)} pesanan. Target sudah ${percent}%.`,
  copied: 'Link tersalin',
  copyIt: 'Salin link-nya dari bilah alamat, ya',

  sells: 'Yang laku',
  all: 'Semua produk',
  noneSold: 'Belum ada. Yang sudah diserahkan dihitung di sini.',
  soldOf: (count: number) => (
    <>
      <b>{figure(count)}</b> terjual
    </>
  ),
  mailsWait: (count: number, since: string) =>
    `${count} email menunggu server email sejak ${since}. Pengirimannya dicoba lagi selama sehari.`,
  owed: (count: number) => `${figure(count)} pengembalian belum dibayar`,
  inAll: (sum: string) => `, totalnya ${sum}.`,
} satisfies Translation<typeof english>;
