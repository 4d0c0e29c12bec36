import type { Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export const words = {
  title: 'Ada yang habis',
  and: ' dan ',
  ranOut: (out: string, product: string | null) =>
    `${product === null ? out : `${out} untuk ${product}-mu`} habis setelah kamu pesan. Kami bisa buatkan ini sebagai gantinya.`,
  cups: (qty: number, cup: string) => (qty > 1 ? `${qty} × ${cup}` : cup),
  agreed: (price: string, qty: number, onMenu: string | null) =>
    `Harganya tetap seperti yang disetujui, ${price}${qty > 1 ? ' per porsi' : ''}.${onMenu === null ? '' : ` Di menu harganya ${onMenu}.`}`,
  take: (instead: string) => `Ambil ${instead}`,
  takeIn: (instead: string, product: string) => `${product}: ambil ${instead}`,
  leave: 'Tidak, terima kasih',
  leaveIn: (product: string) => `${product}: tidak, terima kasih`,
  taken: (out: string, cup: string) => `Sebagai ganti ${out} kami buatkan: ${cup}.`,
  declined: (out: string) => `Kamu tidak mau ganti untuk ${out}. Kedai melihatnya di papan pesanan.`,
} satisfies Translation<typeof english>;
