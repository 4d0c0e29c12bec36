import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Ada yang habis',
  ranOut: (out: string, product: string | null) =>
    product === null
      ? `${out} habis setelah kamu pesan. Kami bisa buatkan ini sebagai gantinya.`
      : `${out} untuk ${product}-mu habis setelah kamu pesan. Kami bisa buatkan ini sebagai gantinya.`,
  cups: (qty: number, cup: string) => (qty > 1 ? `${qty} × ${cup}` : cup),
  agreed: (price: string) => `Harganya tetap seperti yang kamu setujui, ${price} per porsi.`,
  agreedAbove: (price: string, now: string) =>
    `Harganya tetap seperti yang kamu setujui, ${price} per porsi. Di menu harganya ${now}.`,
  take: (instead: string) => `Ganti ${instead}`,
  takeIn: (instead: string, product: string) => `${product}: ganti ${instead}`,
  leave: 'Tidak, terima kasih',
  leaveIn: (product: string) => `${product}: tidak, terima kasih`,
  taken: (out: string, cup: string) => `Sebagai ganti ${out} kami buatkan: ${cup}.`,
  declined: (out: string) => `Kamu tidak mau ganti untuk ${out}. Kedai melihatnya di papan pesanan.`,
} satisfies Translation<typeof english>;
