import { formatRupiah } from './rupiah';
import { useMoney } from './useMoney';

/** An amount of whole rupiah as plain text, as the `LocaleProvider` around writes it: for parts that hold no hook themselves. */
export function Rupiah({ amount }: { amount: number }) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return formatRupiah(amount, useMoney());
}
