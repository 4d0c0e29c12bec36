import type { DeliveryId } from '@seduh/contract';
import { OrderBoardSkeleton } from '@seduh/ui';
import { Suspense, useDeferredValue, useState } from 'react';
import { COLUMNS, isWanted } from './columns';
import { useLive } from '../lib/orders/useLive';
import { useShopClock } from '../lib/useShopClock';
import { useDebounced } from '../lib/useDebounced';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
import { useNewcomers, useUnacknowledged } from './arrivals';
import type { Bell } from './bell';
import { BoardSwitches, BoardTitle, BoardTools } from './BoardHead';
import { BoardProblem, focusOrder, NewOrders } from './BoardNews';
import { useCupsChoice } from './cups/choice';
import './OrderBoard.css';
import { board, cut, nothing, pausing } from './lazy';
import { useKitchen } from './useKitchen';
import { useMoves } from './useMoves';
import { type OpenOrders, useOpenOrders } from './useOpenOrders';
import { useRinging, useSoundChoice } from './useRinging';
import { useWords } from '../lib/words/words';
import { boardWords } from './words';

/** Which of the open orders are shown. */
interface BoardFilter {
  /** Words looked for; empty for all. */
  search: string;
  /** Their delivery method; null for all. */
  deliveryId: DeliveryId | null;
}

export interface OrderBoardScreenProps extends BoardFilter {
  /** Asked for others. */
  onFilter: (filter: BoardFilter) => void;
  /** Rings for new orders. */
  bell: Bell;
}

/** The staff's board: every open order, live, with one button for its next move. */
export function OrderBoardScreen(props: OrderBoardScreenProps) {
  const open = useOpenOrders();
  // a list that comes is drawn bit by bit: what is pressed meanwhile goes first
  const drawn = useDeferredValue(open);
  // the first one at once: what comes after it rings
  return <Screen {...props} open={drawn.orders ? drawn : open} />;
}

function Screen({ search, deliveryId, onFilter, bell, open }: OrderBoardScreenProps & { open: OpenOrders }) {
  'use no memo'; // drawn anew with the board: remembering would cost bytes and spare nothing
  const m = useWords(boardWords);
  const clock = useShopClock();
  const live = useLive(clock);
  const unacknowledged = useUnacknowledged(open.orders);
  const moves = useMoves(open, unacknowledged.acknowledge);
  const fresh = useNewcomers(open.orders?.map(({ id }) => id));
  const kitchen = useKitchen();
  const [isCups, setIsCups] = useCupsChoice();
  const [isLoud, setIsLoud] = useSoundChoice();
  const isWaitingForTap = useRinging(bell, isLoud, unacknowledged.orders.length > 0);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useDebounced(search, (words) => onFilter({ search: words, deliveryId }));

  const orders = clock.isLoading ? undefined : moves.orders;
  const wanted = orders?.filter((order) => isWanted(order, typed, deliveryId));
  const loading = <OrderBoardSkeleton label={m.loading} columns={COLUMNS.length} />;
  const showAll = () => {
    setTyped('');
    onFilter({ search: '', deliveryId: null });
  };
  const acknowledge = () => {
    const ids = unacknowledged.orders.map(({ id }) => id);
    unacknowledged.acknowledge(ids);
    if (ids[0]) focusOrder(ids[0]);
  };

  return (
    <div className="sd-wrap ob">
      <PageTitle>{unacknowledged.orders.length > 0 ? m.calling(unacknowledged.orders.length) : m.title}</PageTitle>
      <header className="ob-head">
        <BoardTitle {...live} clock={clock} shown={orders?.length} beyond={open.beyond} />
        <BoardSwitches
          isLoud={isLoud}
          onLoud={setIsLoud}
          isCups={isCups}
          onCups={setIsCups}
          moves={moves}
          isKitchen={kitchen.isOn}
          onKitchen={(isOn) => (isOn ? kitchen.enter() : kitchen.leave())}
        />
        <BoardTools
          search={typed}
          onSearch={setTyped}
          deliveryId={deliveryId}
          onDelivery={(id) => onFilter({ search: typed.trim(), deliveryId: id })}
        />
      </header>
      {/* its room is kept: what is said here must not push the cards */}
      <div className="ob-news">
        <NewOrders orders={unacknowledged.orders} onAcknowledge={acknowledge} />
        {moves.problem && <BoardProblem text={moves.problem} onClose={moves.forgetProblem} />}
        <Suspense>
          <pausing.Part isLine />
        </Suspense>
        <Suspense>
          <cut.Part keptAt={open.keptAt} clock={clock} />
        </Suspense>
        {isWaitingForTap && !moves.problem && unacknowledged.orders.length === 0 && open.keptAt === null && (
          <p className="ob-tap sd-small">{m.tap}</p>
        )}
      </div>
      {!wanted && open.error ? (
        <ListFailed title={m.failed} error={open.error} onRetry={open.retry} />
      ) : !wanted || !orders ? (
        loading
      ) : wanted.length === 0 && !isAsking ? (
        <Suspense key="nothing" fallback={loading}>
          <nothing.Part onShowAll={orders.length > 0 ? showAll : undefined} moves={moves} />
        </Suspense>
      ) : (
        <Suspense key="board" fallback={loading}>
          <board.Part
            orders={wanted}
            filter={`${deliveryId} ${typed}`}
            clock={clock}
            fresh={fresh}
            moves={moves}
            isCups={isCups}
            onAsking={setAsking}
          />
        </Suspense>
      )}
    </div>
  );
}
