import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  late: 'Agak terlambat: sekarang sekitar pukul',
  lateOn: 'Agak terlambat: sekarang sekitar',
  because: (reason: string) => (/[.!?…]$/.test(reason) ? reason : `${reason}.`),
  spots: { door: 'Sampai di rumahmu', table: 'Sampai di mejamu', counter: 'Siap diambil' },
  onceAccepted: ', setelah dapur menerimanya.',
} satisfies Translation<typeof english>;
