import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  pause: 'Jeda pesanan',
  paused: 'Pesanan sedang dijeda',
  about: 'Pesanan untuk nanti tetap masuk, dan yang sedang dibuat jalan terus.',
  now: 'Sedang dijeda',
  which: 'Pesanan yang mana',
  all: 'Semuanya',
  howLong: 'Berapa lama',
  minutes: (minutes) => `${minutes} mnt`,
  untilReopened: 'Sampai dibuka lagi',
  endsAt: (time) => `Sampai pukul ${time}.`,
  endsAtOpening: (day, time) => `Sampai kamu buka lagi, dan berakhir sendiri saat kedai buka ${day} pukul ${time}.`,
  days: { today: 'hari ini', tomorrow: 'besok' },
  yes: 'Jeda',
  cancel: 'Batal',
  reopen: 'Terima pesanan lagi',
  reopenOne: (what) => `Terima pesanan lagi: ${what}`,
  left: (minutes) => (minutes < 1 ? 'kurang dari semenit lagi' : `${minutes} mnt lagi`),
  isPaused: 'Dijeda',
  isOpen: 'Pesanan diterima lagi',
} satisfies Translation<typeof english>;
