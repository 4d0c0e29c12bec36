import { useLocale, usePhrases } from '../hooks/usePhrases';
import { english, type MoneyStyle } from './rupiah';

/** How parts write rupiah here, for a sentence of one's own: `formatRupiah(amount, useMoney())`. */
export function useMoney(): MoneyStyle {
  return { locale: useLocale(), ...usePhrases('Price', english) };
}
