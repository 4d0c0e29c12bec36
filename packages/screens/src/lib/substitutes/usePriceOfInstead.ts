import { formatRupiah, useMoney } from '@seduh/ui';
import { surchargeNote } from '../options/surchargeNote';
import { useWords } from '../words/words';
import { substituteWords } from './words';

/** Says what one piece costs more or less with what is offered instead: `same price`, `+ IDR 2,000`, `− IDR 3,000 each`. */
export function usePriceOfInstead() {
  const m = useWords(substituteWords);
  const money = useMoney();
  return (difference: number, qty = 1): string => {
    const note = surchargeNote(difference, (amount) => formatRupiah(amount, money));
    if (note === undefined) return m.samePrice;
    return qty > 1 ? m.each(note) : note;
  };
}
