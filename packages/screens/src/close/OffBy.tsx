import { Chip, formatRupiah, useMoney } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { closeWords } from './words';

/** Whether a count fits. @param amount counted less expected, whole rupiah */
export function OffBy({ amount }: { amount: number }) {
  const m = useWords(closeWords);
  const money = useMoney();
  const sum = formatRupiah(Math.abs(amount), money);
  if (amount === 0) return <Chip tone="ok">{m.fits}</Chip>;
  return <Chip tone={amount < 0 ? 'bad' : 'warn'}>{amount < 0 ? m.short(sum) : m.tooMuch(sum)}</Chip>;
}
