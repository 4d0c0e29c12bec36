import type { Order } from '@seduh/contract';
import { isCalledByNumber } from '@seduh/domain';
import { Banner, Button, formatRupiah, LinkButton, useMoney } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { counterWords } from './words';

interface PlacedOrderProps {
  order: Order;
  /** What the guest gets back, whole rupiah; null where nobody has said what was given. */
  change: number | null;
  onClose: () => void;
}

/** What was placed: whom to call, what goes back, and its receipt. */
export function PlacedOrder({ order, change, onClose }: PlacedOrderProps) {
  const m = useWords(counterWords);
  const money = useMoney();
  const box = useRef<HTMLDivElement>(null);
  const { id, number, table, customer_name: name } = order;
  const call = isCalledByNumber(order) ? m.callNumber : m.call(name);

  // the button that was pressed is gone with its ticket; who has gone on to something else stays there
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);

  return (
    <Banner ref={box} tone="ok" className="counter-placed" tabIndex={-1}>
      <strong className="sd-num">{m.placed(number)}</strong>
      <span>{table ? m.toTable(table) : call}</span>
      {change !== null && change >= 0 && (
        <strong className="counter-change sd-num">{m.changeDue(formatRupiah(change, money))}</strong>
      )}
      <span className="counter-placed-acts">
        <LinkButton size="sm" variant="line" href={paths.ordersReceipt(id)}>
          {m.receipt}
        </LinkButton>
        <LinkButton size="sm" variant="line" href={paths.orders}>
          {m.board}
        </LinkButton>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.next}
        </Button>
      </span>
    </Banner>
  );
}
