import { rupiahText } from '@seduh/domain';
import type { words as english } from './en';

const whole = (figure: number) => figure.toLocaleString('id-ID');
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}.00`;
const days = new Intl.DateTimeFormat('id-ID', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const words: typeof english = {
  hello: 'Selamat pagi,',
  day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
  subject: (shop, day, income) => `${shop}, ${day}: ${rupiahText(income, 'id')}`,
  brought: (day, income, count) => `${day} membawa ${rupiahText(income, 'id')} dari ${whole(count)} pesanan.`,
  nothing: (day) => `${day} sepi: tidak ada pesanan yang lunas.`,
  before: (before, income) => {
    if (before === 0) return 'Seminggu sebelumnya belum ada apa-apa.';
    const percent = Math.round((Math.abs(income - before) / before) * 100);
    if (percent === 0) return `Sama dengan seminggu sebelumnya, ${rupiahText(before, 'id')}.`;
    return `${whole(percent)}% ${income > before ? 'lebih banyak' : 'lebih sedikit'} dari seminggu sebelumnya, ${rupiahText(before, 'id')}.`;
  },
  busiest: (hour, count) => `Paling ramai pukul ${clock(hour)} sampai ${clock(hour + 1)}: ${whole(count)} pesanan`,
  piece: (product, sold) => `${product} (${whole(sold)})`,
  best: (pieces) => `Terlaris: ${pieces.join(', ')}`,
  ready: (minutes, onTime, count) =>
    `Rata-rata siap dalam ${minutes.toLocaleString('id-ID')} menit, ${whole(onTime)} dari ${whole(count)} sesuai janji`,
  fresh: (count) => `Pelanggan baru: ${whole(count)}`,
  outcome: (amount) => `Pengembalian dan diskon: ${rupiahText(amount, 'id')}`,
  cancelled: (count) => `Dibatalkan: ${whole(count)} pesanan`,
  all: (link) => `Semua angka, juga hari-hari sebelumnya:\n${link}`,
  wayOut: 'Kamu memilih menerima email ini setiap pagi. Matikan di bagian bawah halaman itu.',
};
