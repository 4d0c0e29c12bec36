import type { Order } from '@seduh/contract';
import { OrderBoard, type OrderBoardColumn } from '@seduh/ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lazyPart';
import { type BoardColumn, COLUMNS, ordersIn } from '../../orders/board';
import type { ShopTime } from '../../orders/moments';
import { BoardOrder } from './BoardOrder';
import { ConfirmPayment } from './ConfirmPayment';
import { focusOrder } from './focusOrder';
import type { Moves } from './useMoves';

const tones: Record<BoardColumn['id'], OrderBoardColumn['tone']> = {
  new: 'alert',
  brewing: 'accent',
  ready: 'ok',
  way: 'info',
};
const declineModal = lazyPart(() => import('./DeclineModal'));

export interface BoardProps {
  /** The orders to show. */
  orders: Order[];
  clock: ShopTime;
  /** Those that have just come in. */
  fresh: ReadonlySet<string>;
  moves: Moves;
}

/** Four columns side by side; on phones one of them, chosen by tabs. */
export default function Board({ orders, clock, fresh, moves }: BoardProps) {
  const [tab, setTab] = useState<string>('new');
  const [declined, setDeclined] = useState<Order | null>(null);
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  const { moved } = moves;

  // the button that was pressed is gone with its card: go on where the card is, else on the board
  useEffect(() => {
    if (moved && document.activeElement === document.body) focusOrder(moved.id);
  }, [moved]);

  const columnOf = (column: BoardColumn): OrderBoardColumn => {
    const inColumn = ordersIn(column, orders);
    return {
      id: column.id,
      title: column.title,
      tone: tones[column.id],
      count: inColumn.length,
      empty: column.empty,
      cards: inColumn.map((order) => (
        <BoardOrder
          key={order.id}
          order={order}
          column={column}
          clock={clock}
          fresh={column.id === 'new' && fresh.has(order.id)}
          movingTo={moves.movingTo(order.id)}
          onMove={(to) => void moves.move(order, to)}
          onDecline={() => setDeclined(order)}
          onConfirmPayment={() => setConfirmed(order)}
        />
      )),
    };
  };

  return (
    <>
      <OrderBoard
        label="Open orders"
        tabsLabel="Status"
        aria-keyshortcuts="Control+Z"
        tabIndex={-1}
        columns={COLUMNS.map(columnOf)}
        value={tab}
        onChange={setTab}
      />
      {declined && (
        <Suspense>
          <declineModal.Part
            key={declined.id}
            order={declined}
            onDecline={(reason) => moves.decline(declined, reason)}
            onClose={() => setDeclined(null)}
          />
        </Suspense>
      )}
      <ConfirmPayment order={confirmed} onConfirm={moves.confirm} onClose={() => setConfirmed(null)} />
    </>
  );
}
