import type { Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];

function daysOf(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1] ?? '');
  const first = days[0] ?? 1;
  const isRun = days.length > 2 && days.every((day, index) => day === first + index);
  return isRun ? `${names[0]} - ${names.at(-1)}` : names.join(', ');
}

const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const clock = (time: string) => time.replace(':', '.');

export const words = {
  blurb: 'Kopi dan makanan, dibuat begitu dipesan, di 30+ tempat di seluruh kota.',
  product: 'Menu',
  coffee: 'Kopi',
  nonCoffee: 'Non-kopi',
  foods: 'Makanan',
  help: 'Bantuan',
  ask: 'Tanya staf',
  cart: 'Keranjang',
  hours: 'Jam buka',
  openOn: (days: readonly number[], times: string) =>
    `${days.length === weekdays.length ? 'Setiap hari' : daysOf(days)} ${times}`,
  delivery: (days: readonly number[], times: string) => `Antar ${daysOf(days)} ${times}`,
  fromDay: (date: string, line: string) => `Mulai ${dayOf(date)}: ${line}`,
  specialDay: (date: string, name: string, times: readonly string[]) =>
    `${dayOf(date)}, ${name}: ${times.join(', ') || 'tutup'}`,
  fromTo: (from: string, to: string) => `${clock(from)} - ${clock(to)}`,
  logout: 'Keluar',
  account: 'Akun',
} satisfies Translation<typeof english>;
