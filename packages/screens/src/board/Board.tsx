import { usePoursBehind, withPours } from '@seduh/api-client';
import type { Order, OrderStatus } from '@seduh/contract';
import { isHandedOver } from '@seduh/domain';
import { cupsLeft, isBeingMade } from '@seduh/domain/cups';
import { Button, OrderBoard, type OrderBoardColumn } from '@seduh/ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import type { ShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import type { BoardColumn } from './columns';
import { BoardOrder } from './BoardOrder';
import { ConfirmPayment } from './ConfirmPayment';
import { focusOrder } from './BoardNews';
import { cups, takeCash } from './columnParts';
import { useLost } from './cups/useLost';
import { cupsWords } from './cups/words';
import { type ShownColumn, useHeldBoard } from './useHeldBoard';
import type { Moves } from './useMoves';
import { columnWords } from './columns/words';

const tones: Record<BoardColumn['id'], OrderBoardColumn['tone']> = {
  new: 'alert',
  brewing: 'accent',
  ready: 'ok',
  way: 'info',
};
const declineModal = lazyPart(() => import('./decline/DeclineModal'));

export interface BoardProps {
  /** The orders to show. */
  orders: Order[];
  /** What is looked for among them, as one text. */
  filter: string;
  clock: ShopClock;
  /** Those that have just come in. */
  fresh: ReadonlySet<string>;
  moves: Moves;
  /** What is made cup by cup, in place of its orders. */
  isCups: boolean;
  /** Called as a card opens a dialog, and once that is over: until then the board has to stay, also an empty one. */
  onAsking: (asks: boolean) => void;
}

/** Four columns side by side; on phones one of them, chosen by tabs. */
export default function Board({ orders: listed, filter, clock, fresh, moves, isCups, onAsking }: BoardProps) {
  const m = useWords(columnWords);
  const cup = useWords(cupsWords);
  const [tab, setTab] = useState<string>('new');
  const [declined, setDeclined] = useState<Order | null>(null);
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  const [paying, setPaying] = useState<[order: Order, to: OrderStatus] | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [letIn, setLetIn] = useState<string | null>(null);
  const { move, moved } = moves;
  useLost(moves);
  // a cup that was pressed is painted before the cards that follow from it: it draws itself
  const pours = usePoursBehind(isCups);
  const orders = listed.map((order) => withPours(order, pours, moves.asked(order.id)));
  const held = useHeldBoard(orders, clock, filter, moves.isOwn);

  useEffect(() => onAsking(held.asks), [held.asks, onAsking]);

  // the button that was pressed is gone with its card: go on where the card is, else on the board
  useEffect(() => {
    if (moved && document.activeElement === document.body) focusOrder(moved.id);
  }, [moved]);

  useEffect(() => {
    if (letIn) focusOrder(letIn);
  }, [letIn]);

  // it has been moved on, and its card only keeps its place, or is about to go
  const goneTo = ({ id, status_name }: Order) => {
    const to = orders.find((other) => other.id === id)?.status_name;
    return to === status_name ? undefined : (to ?? 'cancelled');
  };
  // with the hand-over its cash is booked: asked once, unless the shop does not want that, or nobody can be asked
  const isAsked = clock.shop?.asks_cash !== false;
  const moveOrAsk = (order: Order, to: OrderStatus) => {
    if (!isAsked || order.payment.state !== 'confirmed' || !isHandedOver(to)) void move(order, to);
    else
      takeCash.load().then(
        () => setPaying([order, to]),
        () => move(order, to),
      );
  };
  const fold = (id: string, isFolded: boolean) =>
    setUnfolded((all) => new Set([...all].filter((other) => other !== id).concat(isFolded ? [] : id)));

  const columnOf = ({ column, orders: shown, waiting, folds }: ShownColumn): OrderBoardColumn => {
    const [first] = waiting;
    if (isCups && column.id === 'brewing') {
      const made = orders.filter(({ status_name }) => isBeingMade(status_name));
      return {
        id: column.id,
        title: cup.title,
        tone: tones.brewing,
        count: made.reduce((sum, { lines }) => sum + cupsLeft(lines), 0),
        empty: cup.empty,
        cards: (
          <Suspense>
            <cups.Part orders={listed} clock={clock} moves={moves} />
          </Suspense>
        ),
      };
    }
    return {
      id: column.id,
      title: m.columns[column.id].title,
      tone: tones[column.id],
      count: shown.length + waiting.length,
      news: first && (
        <Button
          size="sm"
          variant="brand"
          onClick={() => {
            held.letIn();
            setLetIn(first.id);
          }}
        >
          {m.letIn(waiting.length)}
        </Button>
      ),
      empty: m.columns[column.id].empty,
      cards: shown.map((order) => (
        <BoardOrder
          key={order.id}
          order={order}
          clock={held.clock}
          fresh={column.id === 'new' && fresh.has(order.id)}
          movingTo={moves.movingTo(order.id) ?? goneTo(order)}
          folded={folds && !unfolded.has(order.id)}
          onFold={folds ? fold : undefined}
          onMove={moveOrAsk}
          onDecline={setDeclined}
          onConfirmPayment={setConfirmed}
          onUndoable={moves.offerUndo}
        />
      )),
    };
  };

  return (
    <>
      <OrderBoard
        label={m.open}
        tabsLabel={m.status}
        aria-keyshortcuts="Control+Z"
        tabIndex={-1}
        columns={held.columns.map(columnOf)}
        value={tab}
        onChange={setTab}
        {...held.handlers}
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
      {paying && (
        <Suspense>
          <takeCash.Part
            order={paying[0]}
            onTaken={() => {
              setPaying(null);
              void move(...paying);
            }}
            onClose={() => setPaying(null)}
          />
        </Suspense>
      )}
      <ConfirmPayment order={confirmed} onConfirm={moves.confirm} onClose={() => setConfirmed(null)} />
    </>
  );
}
