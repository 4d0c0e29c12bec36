import { changeOf, likelyCash } from '@seduh/domain';
import { Button, formatRupiah, MoneyField, useMoney } from '@seduh/ui';
import { useWords } from '../words/words';
import './CashGiven.css';
import { cashWords } from './words';

/** More would not fit beside each other. */
const OFFERED = 4;

interface CashGivenProps {
  /** Whole rupiah, as `given`. */
  total: number;
  /** null: nobody has said. */
  given: number | null;
  onChange: (given: number | null) => void;
}

/** What a guest hands over, and what goes back. It is only shown: the till is counted by the totals. */
export function CashGiven({ total, given, onChange }: CashGivenProps) {
  const m = useWords(cashWords);
  const money = useMoney();
  const change = given === null ? null : changeOf(total, given);
  return (
    <div className="cash-given">
      <MoneyField label={m.given} value={given} onChange={onChange} />
      <div className="cash-notes">
        {likelyCash(total)
          .slice(0, OFFERED)
          .map((sum) => (
            <Button
              key={sum}
              size="sm"
              variant="line"
              aria-pressed={given === sum}
              onClick={() => onChange(given === sum ? null : sum)}
            >
              {formatRupiah(sum, money)}
            </Button>
          ))}
      </div>
      <p role="status" className="cash-change sd-num" data-short={(change ?? 0) < 0 || undefined}>
        {change !== null &&
          (change < 0 ? m.short(formatRupiah(-change, money)) : m.changeDue(formatRupiah(change, money)))}
      </p>
    </div>
  );
}
