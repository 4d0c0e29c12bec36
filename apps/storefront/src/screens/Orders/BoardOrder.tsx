import type { Order, OrderStatus } from '@seduh/contract';
import { Button, OrderCard } from '@seduh/ui';
import { WayIcon } from '../../checkout/ways';
import { ageIn, calledName, cardLines, cardNote, isLate, wayNote, type BoardColumn } from '../../orders/board';
import type { ShopTime } from '../../orders/moments';
import { canDecline, nextMove } from '../../orders/moves';

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
  onDecline: () => void;
}

/** One order on the board, with its next move. */
export function BoardOrder({ order, column, clock, fresh, movingTo, onMove, onDecline }: BoardOrderProps) {
  const next = nextMove(order);
  const busy = movingTo !== undefined;
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
      fresh={fresh}
      busy={busy}
      actions={
        <>
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
        </>
      }
    />
  );
}
