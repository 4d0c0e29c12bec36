import type { NamedDay } from '../../format/days';
import type { Translation } from '../../words/words';
import type { words as english } from './en';

const dayOf = (day: NamedDay) => {
  if ('text' in day) return day.text;
  return day.name === 'today' ? 'hari ini' : 'besok';
};
const inLine = (toDoor: boolean, range: string) => `${toDoor ? 'sampai di rumahmu' : 'siap'} ${range}`;

export const words = {
  ready: (toDoor: boolean, range: string) => `${toDoor ? 'Sampai di rumahmu' : 'Siap'} ${range}`,
  readyInLine: inLine,
  readyBusy: (toDoor: boolean, range: string) => `Kami sedang ramai: ${inLine(toDoor, range)}, atau nanti.`,
  chosen: (day: NamedDay, time: string) => `Untuk ${dayOf(day)} ${time}`,
  afterClosing: (time: string) => `Pesanan ini bisa jadi baru siap setelah kami tutup pukul ${time}.`,
  afterRides: (time: string) => `Pesanan ini bisa jadi baru sampai setelah layanan antar selesai pukul ${time}.`,
  later: 'Pesan untuk nanti',
  pick: 'Pilih jam',
  orderFor: (day: NamedDay, time: string) => `Pesan untuk ${dayOf(day)} ${time}`,
} satisfies Translation<typeof english>;
