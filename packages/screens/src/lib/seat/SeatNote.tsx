import { cartActions, leaveSeat, takeSeat, useSeat } from '@seduh/api-client';
import type { DeliveryId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { AddressCard, Armchair, Button, toast } from '@seduh/ui';
import { useWords } from '../words/words';
import { seatNoteWords } from './words';

export interface SeatNoteProps {
  /** How the order is had. */
  deliveryId: DeliveryId;
}

/** At which table one sits, and how to leave it; that it is not on an order which is not eaten in. Nothing without one. */
export default function SeatNote({ deliveryId }: SeatNoteProps) {
  const m = useWords(seatNoteWords);
  const seat = useSeat();
  if (!seat) return null;
  const isIn = deliveryId === DELIVERY.dineIn;
  const leave = () => {
    leaveSeat();
    toast.undo(m.left, () => takeSeat(seat));
  };
  return (
    <AddressCard
      outlined
      icon={<Armchair />}
      title={isIn ? m.dineIn(seat.label) : m.dropped(seat.label)}
      lines={[isIn ? m.brought : m.onlyDineIn]}
      action={
        isIn ? (
          <Button variant="quiet" size="sm" onClick={leave}>
            {m.leave}
          </Button>
        ) : (
          <Button variant="line" size="sm" onClick={() => cartActions.setDelivery(DELIVERY.dineIn)}>
            {m.dineInThere}
          </Button>
        )
      }
    />
  );
}
