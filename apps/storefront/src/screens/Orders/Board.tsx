import type { Order } from '@seduh/contract';
import { CategoryTabs, OrderColumn } from '@seduh/ui';
import { Suspense, useEffect, useId, useState } from 'react';
import { lazyPart } from '../../lazyPart';
import { COLUMNS, ordersIn } from '../../orders/board';
import type { ShopTime } from '../../orders/moments';
import { BoardOrder } from './BoardOrder';
import { ConfirmPayment } from './ConfirmPayment';
import { focusOrder } from './focusOrder';
import type { Moves } from './useMoves';

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
  const panelId = useId();
  const columns = COLUMNS.map((column) => ({ column, orders: ordersIn(column, orders) }));
  const { moved } = moves;

  // the button that was pressed is gone with its card: go on where the card is, else on the board
  useEffect(() => {
    if (moved && document.activeElement === document.body) focusOrder(moved.id);
  }, [moved]);

  return (
    <>
      <CategoryTabs
        className="board-tabs"
        label="Status"
        panelId={panelId}
        tabs={columns.map(({ column: { id, title }, orders: { length } }) => ({ id, label: `${title} ${length}` }))}
        value={tab}
        onChange={setTab}
      />
      <div
        id={panelId}
        className="board"
        role="group"
        aria-label="Open orders"
        aria-keyshortcuts="Control+Z"
        tabIndex={-1}
      >
        {columns.map(({ column, orders: inColumn }) => (
          <OrderColumn
            key={column.id}
            title={column.title}
            tone={column.id}
            count={inColumn.length}
            data-chosen={column.id === tab || undefined}
          >
            {inColumn.length === 0 && <p className="board-none small muted">{column.empty}</p>}
            {inColumn.map((order) => (
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
            ))}
          </OrderColumn>
        ))}
      </div>
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
