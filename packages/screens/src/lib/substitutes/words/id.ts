import type { Translation } from '../../words/words';
import type { words as english } from './en';

export const words = {
  offer: (out: string, instead: string, price: string) => `${out} habis. Gantinya ${instead}, ${price}.`,
  samePrice: 'harga sama',
  each: (price: string) => `${price} per buah`,
  take: (instead: string) => `Ambil ${instead}`,
  takeIn: (instead: string, product: string) => `${product}: ambil ${instead}`,
  see: (instead: string) => `Lihat ${instead}`,
  taken: (instead: string) => `Diganti ${instead}`,
} satisfies Translation<typeof english>;
