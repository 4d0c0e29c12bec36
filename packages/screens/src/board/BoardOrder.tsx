import type { Order, OrderStatus } from '@seduh/contract';
import { isForeseen, isStillMade, isUnpaid, minutesLate, minutesOld } from '@seduh/domain';
import { Button, Link, MessageCircleMore, OrderCard, Printer } from '@seduh/ui';
import { memo, Suspense, useState } from 'react';
import { BoardChat } from '../chat';
import { optionWords } from '../lib/options/words';
import { DeliveryMethodIcon } from '../lib/orders/methods/deliveryMethods';
import { methodWords } from '../lib/orders/methods/words';
import { noteWords } from '../lib/orders/notes/words';
import { canConfirmPayment, staffPayment, useStaffMoney } from '../lib/orders/staff/staffPayment';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { cardSummary, expectedAt, isMade, ridePlace, deliveryNote, whoseOrder } from './columns';
import type { ShopTime } from '../lib/orders/moments';
import { columnWords } from './columns/words';
import { delayButton, offerButton, soldOutButton } from './columnParts';
import { nextMove, refusal } from './moves';
import type { Moves } from './useMoves';
import { avoidedIn, cardNotes, changedIn, markedLines, refusedIn } from './notes';
import './BoardOrder.css';
import { OrderMoney } from './ConfirmPayment';
import { declineWords } from './decline/words';
import { changedTicket, ticketWords } from '../tickets';
import { boardWords } from './words';

export interface BoardOrderProps {
  order: Order;
  clock: ShopTime;
  /** Just came in. */
  fresh: boolean;
  /** Where it is being moved to; undefined while nothing is under way. */
  movingTo: OrderStatus | undefined;
  /** Two lines, with the next move. */
  folded: boolean;
  /** Called to fold or to unfold it; undefined where there is room for all of it. */
  onFold: ((id: string, folded: boolean) => void) | undefined;
  onMove: (order: Order, to: OrderStatus) => void;
  /** Called to refuse it, or to cancel it once accepted. */
  onDecline: (order: Order) => void;
  onConfirmPayment: (order: Order) => void;
  /** Called with what was done, which can be taken back for a moment. */
  onUndoable: Moves['offerUndo'];
}

/**
 * One order on the board, with its next move; before that comes the money that is waited for. It is drawn again when it
 * has changed itself, and not with every press on a board of sixty: its handlers are those of all.
 */
export const BoardOrder = memo(function BoardOrder(props: BoardOrderProps) {
  'use no memo';
  const { order, clock, fresh, movingTo, folded, onFold, onMove, onDecline, onConfirmPayment, onUndoable } = props;
  const m = useWords(boardWords);
  const columns = useWords(columnWords);
  const methods = useWords(methodWords);
  const marks = useWords(noteWords);
  const decline = useWords(declineWords);
  const tickets = useWords(ticketWords);
  const money = useStaffMoney();
  const { wishes, allergies } = cardNotes(order);
  const avoided = avoidedIn(order, m, useWords(optionWords));
  const refused = refusedIn(order, m);
  const changed = changedIn(order, m);
  const next = nextMove(order);
  const end = refusal(order);
  const busy = movingTo !== undefined;
  // once there, it stays: its dialog may be open when the answer comes from elsewhere
  const [wasAsked, setWasAsked] = useState(false);
  if (!wasAsked && order.lines.some(({ offer }) => offer?.substitute)) setWasAsked(true);
  const ride = ridePlace(order, m);
  const isAccepted = order.status_name !== 'pending';
  const isAwaited = isUnpaid(order.payment.state) && canConfirmPayment(order);
  // money that is to be taken before the next move counts for more than what was ordered
  const isForMoney = isAwaited || (canConfirmPayment(order) && isMade(order));
  return (
    <OrderCard
      data-order={order.id}
      tabIndex={-1}
      number={order.number}
      ageMinutes={minutesOld(order, clock.now)}
      lateMinutes={minutesLate(order, clock.now)}
      expected={expectedAt(order, clock)}
      folded={folded}
      onFoldedChange={onFold && ((isFolded) => onFold(order.id, isFolded))}
      summary={
        <>
          <DeliveryMethodIcon deliveryId={order.delivery_id} />
          {wishes && (
            <>
              <MessageCircleMore />
              <span className="sd-sr">{m.withNote}</span>
            </>
          )}
          <span>{isForMoney ? staffPayment(order, money).label : cardSummary(order, m)}</span>
        </>
      }
      who={whoseOrder(order, m)}
      deliveryMethod={deliveryNote(order, clock, { m, methods })}
      deliveryIcon={<DeliveryMethodIcon deliveryId={order.delivery_id} />}
      lines={markedLines(order, m)}
      note={wishes}
      warnings={[
        ...allergies.map((text) => ({ label: marks.allergy, text })),
        ...(avoided ? [{ label: m.avoided, text: avoided }] : []),
        ...(changed ? [{ label: tickets.changed, text: changed }] : []),
        ...(refused ? [{ label: m.nothingInstead, text: refused }] : []),
      ]}
      place={
        <>
          {ride && <p>{ride.address}</p>}
          {ride?.phone && (
            <a className="sd-link sd-num" dir="ltr" translate="no" href={`tel:${ride.phone}`}>
              {ride.phone}
            </a>
          )}
          {changed && (
            <Suspense>
              <changedTicket.Part order={order} />
            </Suspense>
          )}
          <div className="ob-acts">
            {wasAsked && (
              <span>
                <Suspense>
                  <offerButton.Part order={order} />
                </Suspense>
              </span>
            )}
            {isStillMade(order.status_name) && (
              <span>
                <Suspense>
                  <soldOutButton.Part order={order} offerUndo={onUndoable} />
                </Suspense>
              </span>
            )}
            {isAccepted && isForeseen(order.status_name, order.delivery_id) && !order.counter && (
              <span>
                <Suspense>
                  <delayButton.Part order={order} />
                </Suspense>
              </span>
            )}
            {isAccepted && (
              <Link
                className="sd-icon-btn"
                href={paths.ordersTicket(order.id)}
                aria-label={tickets.ticketOf(order.number)}
                title={tickets.ticketOf(order.number)}
              >
                <Printer />
              </Link>
            )}
            {!order.counter && <BoardChat orderId={order.id} number={order.number} />}
          </div>
        </>
      }
      payment={<OrderMoney order={order} onConfirm={() => onConfirmPayment(order)} />}
      fresh={fresh}
      busy={busy}
      next={
        <>
          {isAwaited && (
            <Button size="sm" loading={busy} onClick={() => onConfirmPayment(order)}>
              {m.confirmPayment}
            </Button>
          )}
          {next && (
            <Button
              size="sm"
              variant={next.variant}
              loading={movingTo === next.to}
              disabled={busy && movingTo !== next.to}
              onClick={() => onMove(order, next.to)}
            >
              {columns.moves[next.label]}
            </Button>
          )}
        </>
      }
      actions={
        end && (
          <Button size="sm" variant="line" danger disabled={busy} onClick={() => onDecline(order)}>
            {decline.refusals[end].label}
          </Button>
        )
      }
    />
  );
});
