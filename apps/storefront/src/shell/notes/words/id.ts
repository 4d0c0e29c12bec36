import type { Station } from '@seduh/contract/constants';
import type { NamedDay, Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

const PLACES: Record<Station, string> = { bar: 'bar kopi', kitchen: 'dapur', counter: 'kasir' };
const from = (stations: readonly Station[]) =>
  stations.length === Object.keys(PLACES).length ? '' : ` dari ${stations.map((each) => PLACES[each]).join(' dan ')}`;

export const words = {
  offline: (isOnline: boolean, asOf: string | null, isStaff: boolean) =>
    (isOnline ? 'Kedai tidak menjawab.' : 'Kamu sedang offline.') +
    (asOf === null ? '' : ` Ini keadaan ${asOf}.`) +
    (isStaff
      ? asOf === null
        ? ' Yang kamu lihat mungkin sudah lama.'
        : ''
      : ' Keranjangmu tetap tersimpan, bayarnya nanti.'),
  moment: (day: string | null, time: string) => `${day ? `${day} ` : ''}pukul ${time}`,
  orderFor: (day: NamedDay, time: string) => {
    const name = day.name === 'tomorrow' ? 'besok' : 'hari ini';
    return `Pesananmu untuk ${'text' in day ? day.text : name} pukul ${time}`;
  },
  busy: (stations: readonly Station[]) => `Kami sedang ramai: pesanan${from(stations)} lebih lama dari biasanya.`,
  waits: 'Pesanan terakhirmu belum dijawab. Kami tahan dulu: tidak dikirim sebelum kamu bilang.',
  mayBeSent: 'Pesanan terakhirmu mungkin sudah masuk.',
  look: 'Lihat pesanannya',
  history: 'Lihat riwayatmu',
  newVersion: 'Ada versi baru.',
  reload: 'Muat ulang',
} satisfies Translation<typeof english>;
