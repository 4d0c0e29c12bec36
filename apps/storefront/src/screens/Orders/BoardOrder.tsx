import type { Order, OrderStatus } from '@seduh/contract';
import { isUnpaid } from '@seduh/domain';
import { Button, IconButton, OrderCard, X } from '@seduh/ui';
import { WayIcon } from '../../checkout/ways';
import {
  ageIn,
  calledName,
  cardLines,
  cardNote,
  isLate,
  ridePlace,
  wayNote,
  type BoardColumn,
} from '../../orders/board';
import type { ShopTime } from '../../orders/moments';
import { canCallOff, canDecline, nextMove } from '../../orders/moves';
import { canConfirmPayment } from '../../orders/staffPayment';
import { OrderMoney } from './OrderMoney';

export interface BoardOrderProps {
  order: Order;
  /** The column it stands in. */
  column: BoardColumn;
  clock: ShopTime;
  /** Just came in. */
  fresh: boolean;
  /** Where it is being moved to; undefined while nothing is under way. */
  movingTo: OrderStatus | undefined;
  onMove: (to: OrderStatus) => void;
  /** Asked to refuse it, or to call it off once accepted. */
  onDecline: () => void;
  onConfirmPayment: () => void;
}

/** One order on the board, with its next move; before that comes the money that is waited for. */
export function BoardOrder(props: BoardOrderProps) {
  const { order, column, clock, fresh, movingTo, onMove, onDecline, onConfirmPayment } = props;
  const next = nextMove(order);
  const busy = movingTo !== undefined;
  const ride = ridePlace(order);
  const isAwaited = isUnpaid(order.payment.state) && canConfirmPayment(order);
  return (
    <OrderCard
      data-order={order.id}
      tabIndex={-1}
      number={order.number}
      ageMinutes={ageIn(column, order, clock.now)}
      late={isLate(column, order, clock.now)}
      who={calledName(order.customer_name)}
      way={wayNote(order, clock)}
      wayIcon={<WayIcon deliveryId={order.delivery_id} />}
      lines={cardLines(order)}
      note={cardNote(order)}
      place={
        ride && (
          <>
            <p>{ride.address}</p>
            {ride.phone && (
              <a className="link num" href={`tel:${ride.phone}`}>
                {ride.phone}
              </a>
            )}
          </>
        )
      }
      payment={<OrderMoney order={order} onConfirm={onConfirmPayment} />}
      fresh={fresh}
      busy={busy}
      actions={
        <>
          {isAwaited && (
            <Button size="sm" loading={busy} onClick={onConfirmPayment}>
              Confirm payment
            </Button>
          )}
          {next && (
            <Button size="sm" variant={next.variant} loading={movingTo === next.to} onClick={() => onMove(next.to)}>
              {next.label}
            </Button>
          )}
          {canDecline(order) && (
            <Button size="sm" variant="line" danger disabled={busy} onClick={onDecline}>
              Decline
            </Button>
          )}
          {canCallOff(order) && (
            <IconButton
              label={`Cancel ${order.number}`}
              title="Cancel the order"
              icon={<X />}
              disabled={busy}
              onClick={onDecline}
            />
          )}
        </>
      }
    />
  );
}
