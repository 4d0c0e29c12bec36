import type { OpenDay, TenderSums } from '@seduh/contract';
import { CLOSE_LIMITS } from '@seduh/contract/constants';
import { formatRupiah, MoneyField, Panel, TextField, useMoney } from '@seduh/ui';
import { orderWords } from '../lib/orders/words';
import { useWords } from '../lib/words/words';
import { Row } from './DayFigures';
import type { Count } from './useCount';
import { closeWords } from './words';

export interface TenderCountProps {
  sums: TenderSums;
  /** Its float, and what was moved beside the orders, is part of the cash. */
  day: Pick<OpenDay, 'float' | 'entries'>;
  /** What is typed; null: the day cannot be closed yet. */
  count: Count | null;
  onEdit: (changes: Partial<Count>) => void;
  errors: { counted: string | undefined; reason: string | undefined };
}

/** What is counted together: how its expectation comes about, what was counted, and why that differs. */
export function TenderCount({ sums, day, count, onEdit, errors }: TenderCountProps) {
  const m = useWords(closeWords);
  const { tender, expected } = sums;
  const difference = count?.counted == null ? null : count.counted - expected;
  return (
    <Panel title={m.tenders[tender]} className="close-tender">
      <TenderRows sums={sums} day={day} />
      {count && (
        <>
          <MoneyField
            label={m.counts[tender]}
            value={count.counted}
            maxDigits={10}
            onChange={(counted) => onEdit({ counted })}
            error={errors.counted}
          />
          <Difference amount={difference} />
          {difference !== null && difference !== 0 && (
            <TextField
              label={m.reason}
              value={count.reason}
              maxLength={CLOSE_LIMITS.reason}
              onChange={({ target }) => onEdit({ reason: target.value })}
              error={errors.reason}
            />
          )}
        </>
      )}
    </Panel>
  );
}

/** How what is expected comes about. */
export function TenderRows({ sums: { tender, methods, expected }, day }: Pick<TenderCountProps, 'sums' | 'day'>) {
  const m = useWords(closeWords);
  const { payments } = useWords(orderWords);
  const moved = day.entries.reduce((sum, { kind, amount }) => sum + (kind === 'pay out' ? -amount : amount), 0);
  return (
    <dl className="close-rows">
      {tender === 'cash' && day.float > 0 && <Row label={m.float} amount={day.float} />}
      {methods.map(({ payment_id, received, returned, payments: paid, refunds }) => (
        <Row
          key={payment_id}
          label={payments[payment_id]}
          note={[m.received(paid), ...(refunds > 0 ? [m.returned(refunds)] : [])].join(', ')}
          amount={received - returned}
        />
      ))}
      {tender === 'cash' && moved !== 0 && <Row label={m.moved} amount={moved} />}
      <Row isTotal label={m.expected} amount={expected} />
    </dl>
  );
}

/** What was counted less what was expected, in words; nothing where nobody has counted yet. */
function Difference({ amount }: { amount: number | null }) {
  const m = useWords(closeWords);
  const money = useMoney();
  const sum = formatRupiah(Math.abs(amount ?? 0), money);
  return (
    <p role="status" className="close-difference sd-num" data-off={(amount !== null && amount !== 0) || undefined}>
      {amount !== null && (amount === 0 ? m.fits : amount < 0 ? m.short(sum) : m.tooMuch(sum))}
    </p>
  );
}
