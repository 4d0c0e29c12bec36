import type { Order } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Banknote, Button, Chip, CircleCheck, Clock } from '@seduh/ui';
import { canConfirmPayment, staffPayment } from '../lib/orders/staffPayment';

/** How an order's payment stands; cash may be confirmed here before the order is handed over. */
export function OrderMoney({ order, onConfirm }: { order: Order; onConfirm: () => void }) {
  const { label, tone } = staffPayment(order);
  const { state } = order.payment;
  const isWaiting = isUnpaid(state);
  return (
    <>
      <Chip tone={tone} icon={state === 'paid' ? <CircleCheck /> : isWaiting ? <Clock /> : <Banknote />}>
        {label}
      </Chip>
      {canConfirmPayment(order) && !isWaiting && (
        <Button size="sm" variant="quiet" onClick={onConfirm}>
          Cash taken
        </Button>
      )}
    </>
  );
}
