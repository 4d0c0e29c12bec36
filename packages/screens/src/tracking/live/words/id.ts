import type { NamedDay } from '../../../lib/orders/moments';
import type { Translation } from '../../../lib/words/words';
import type { Sentence, Spot } from '../sentence';
import type { words as english } from './en';

const said = (before: string, key: string | null = null, after = ''): Sentence => ({ before, key, after });

const spots: Record<Spot, string> = {
  door: 'Sampai di rumahmu',
  table: 'Sampai di mejamu',
  counter: 'Siap diambil',
};

/** Nothing for today, `besok `, `Senin `, `27 Nov `. */
const dayOf = (day: NamedDay): string => {
  if ('text' in day) return `${day.text} `;
  return day.name === 'tomorrow' ? 'besok ' : '';
};
/** Nothing for today, `besok `, `hari Senin `, `tanggal 27 Nov `. */
const on = (day: NamedDay): string => {
  if (day.name === 'weekday') return `hari ${dayOf(day)}`;
  return day.name === 'date' ? `tanggal ${dayOf(day)}` : dayOf(day);
};

const late = (where: string) => (day: NamedDay, time: string) =>
  said(`${where}, tapi terlambat: seharusnya sampai ${on(day)}pukul `, time, '. Maaf sudah membuatmu menunggu.');

export const words = {
  payThen: said('Bayar dulu, lalu dapur mulai.'),
  payBy: (moment: string) => said('Bayar sebelum ', moment, ', lalu dapur mulai.'),
  collect: (number: string) => said(`${spots.counter}. Sebutkan `, number, ' di kasir.'),
  toYourTable: said('Sudah siap. Kami antar ke mejamu.'),
  packed: (spot: Spot, day: NamedDay, time: string) =>
    said(`Sudah dikemas untuk kurir. ${spots[spot]} ${on(day)}sekitar `, time, '.'),
  notAccepted: (day: NamedDay, time: string) =>
    said(`Dapur belum menerimanya. Janjinya ${dayOf(day)}pukul `, time, '.'),
  onceAccepted: (spot: Spot, day: NamedDay, time: string) =>
    said(`${spots[spot]} ${on(day)}sekitar `, time, ', setelah dapur menerimanya.'),
  latePacked: late('Sudah dikemas'),
  lateOnItsWay: late('Sedang diantar'),
  lateInTheMaking: late('Sedang dibuat'),
  runsLate: (day: NamedDay, time: string) => said(`Agak terlambat: sekarang sekitar ${on(day)}pukul `, time),
  anyMinute: (spot: Spot) => said(`${spots[spot]} sebentar lagi.`),
  around: (spot: Spot, day: NamedDay, time: string) => said(`${spots[spot]} ${on(day)}sekitar `, time, '.'),
  aroundIn: (spot: Spot, day: NamedDay, time: string, minutes: number) =>
    said(`${spots[spot]} ${on(day)}sekitar `, time, `, ${minutes} menit lagi.`),
  ended: (status: string, day: string | null, time: string) =>
    said(`${status} ${day ? `tanggal ${day} ` : ''}pukul `, time, day ? '.' : '. Selamat menikmati.'),
  cancelled: (by: 'customer' | 'staff' | 'system', day: string | null, time: string, reason: string | null) =>
    said(
      `${{ customer: 'Kamu membatalkannya', staff: 'Terpaksa kami batalkan', system: 'Dibatalkan' }[by]} ${day ? `tanggal ${day} ` : ''}pukul `,
      time,
      reason ? `: ${reason}` : '.',
    ),
  note: (number: string, begun: string) => `${number}, ${begun.charAt(0).toLowerCase()}${begun.slice(1)}`,
  seeHowToPay: (number: string) => `${number}, lihat cara bayarnya`,
} satisfies Translation<typeof english>;
