import type { Order } from '@seduh/contract';
import { Banner, Bell, Button } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { whoseOrder } from './columns';
import { boardWords, type BoardWords } from './words';

export interface NewOrdersProps {
  /** Those that nobody has acknowledged. */
  orders: Order[];
  onAcknowledge: () => void;
}

/** Says which orders have just come in until somebody acknowledges them; the bell rings as long. */
export function NewOrders({ orders, onAcknowledge }: NewOrdersProps) {
  'use no memo'; // drawn anew with the board: remembering would cost bytes and spare nothing
  const m = useWords(boardWords);
  return (
    <div className="ob-new" data-empty={orders.length === 0 || undefined}>
      {orders.length > 0 && <Bell />}
      {/* always there: a live region that arrives with its words is often not read */}
      <p role="status" className="sd-num">
        {wordsOf(orders, m)}
      </p>
      {orders.length > 0 && (
        <Button size="sm" onClick={onAcknowledge}>
          {m.gotIt}
        </Button>
      )}
    </div>
  );
}

/** Each by its number and customer while they are few; in a rush only how many. */
function wordsOf(orders: Order[], m: BoardWords): string {
  if (orders.length > 2) return m.newOrders(orders.length);
  return orders.map((order) => m.newOrder(order.number, whoseOrder(order, m))).join(', ');
}

/** Why the last move did not work, after its toast has gone. `text`: `SD-2043: Too late to undo`. */
export function BoardProblem({ text, onClose }: { text: string; onClose: () => void }) {
  'use no memo'; // as above
  const m = useWords(boardWords);
  return (
    <Banner tone="bad">
      <p>
        {`${text} `}
        <button type="button" className="sd-link" onClick={onClose}>
          {m.close}
        </button>
      </p>
    </Banner>
  );
}

/** Goes on at an order's card after what had the focus is gone, or at the board where the card is not in sight. */
export function focusOrder(id: string): void {
  const board = document.querySelector<HTMLElement>('.sd-board');
  const card = board?.querySelector<HTMLElement>(`[data-order="${id}"]`);
  card?.focus({ preventScroll: true });
  if (!card || document.activeElement !== card) board?.focus({ preventScroll: true });
}
