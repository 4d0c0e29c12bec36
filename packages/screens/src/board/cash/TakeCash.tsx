import type { Order } from '@seduh/contract';
import { Button, formatRupiah, Modal, useMoney } from '@seduh/ui';
import { useRef, useState } from 'react';
import { CashGiven } from '../../lib/cash/CashGiven';
import { useWords } from '../../lib/words/words';
import { takeCashWords } from './words';

export interface TakeCashProps {
  /** To be handed over, and paid by it. */
  order: Order;
  /** Called once: the money is there. */
  onTaken: () => void;
  onClose: () => void;
}

/** Asks once whether the cash is there, before the hand-over books it; works out what goes back from a larger note. */
export default function TakeCash({ order: { number, customer_name: who, payment }, onTaken, onClose }: TakeCashProps) {
  const m = useWords(takeCashWords);
  const money = useMoney();
  const [given, setGiven] = useState<number | null>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const isShort = given !== null && given < payment.amount;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={m.ask(formatRupiah(payment.amount, money))}
      description={m.from(number, who)}
      initialFocus={yes}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {m.no}
          </Button>
          <Button ref={yes} disabled={isShort} onClick={onTaken}>
            {m.yes}
          </Button>
        </>
      }
    >
      <CashGiven total={payment.amount} given={given} onChange={setGiven} />
    </Modal>
  );
}
