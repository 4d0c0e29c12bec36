import type { Translation } from '../../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  failed: 'Gagal dimuat. Coba lagi.',
  ranOut: (number: string) => `Ada yang habis dari ${number}`,
  title: (what: string) => `Apa yang habis dari ${what}?`,
  text: 'Tidak bisa dipesan sampai kedai buka berikutnya. Pesanan yang sudah memuatnya tetap jalan, kecuali pelanggannya kamu tanya.',
  insteadOf: (name: string) => `Ditawarkan sebagai ganti ${name}`,
  nothingInstead: 'Tidak ada gantinya',
  instead: (name: string) => `Tawarkan ${name}`,
  whoWaits: (name: string) => `Yang sudah memesan ${name}`,
  asksNobody: 'Jangan tanya',
  asksOrder: (number: string) => `Tanya ${number}`,
  asksAll: 'Tanya semua',
  mark: 'Habis',
  markOne: (name: string) => `${name}: habis`,
  isSoldOut: (name: string, instead?: string) =>
    instead
      ? `${name} habis sampai kedai buka berikutnya, gantinya ${instead}`
      : `${name} habis sampai kedai buka berikutnya`,
  andAsked: (done: string, orders: number, atCounter: number, leftOut: number) => {
    if (orders === 0)
      return `${done}. ${leftOut > 0 ? 'Yang menunggu tidak bisa ditanya' : 'Tidak ada yang menunggunya'}`;
    const told = orders - atCounter;
    const asked = [
      told > 0 && `${told} pesanan ditanya`,
      atCounter > 0 && `${atCounter} tamu di kasir kamu tanya sendiri`,
      leftOut > 0 && `${leftOut} lagi tidak ditanya`,
    ].filter((part) => part !== false);
    return `${done}. ${asked.join(', ')}`;
  },
  notAsked: (name: string, why: string) => `${name} sudah habis, tapi yang menunggu belum ditanya: ${why}`,
  undoOne: (name: string) => `Batalkan habisnya ${name}`,
  isBack: (name: string) => `${name} sudah bisa dipesan lagi`,
  notBack: (name: string, why: string) => `${name} masih habis: ${why}`,
  close: 'Tutup',
} satisfies Translation<typeof english>;
