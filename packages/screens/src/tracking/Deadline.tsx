import { Timer } from '@seduh/ui';
import { useEffect, useEffectEvent } from 'react';
import { formatMoment, type ShopTime } from '../lib/orders/moments';
import { timeLeft } from './timeLeft';
import { useSecondsUntil } from './useSecondsUntil';

export interface DeadlineProps {
  /** Until when it has to be paid, ISO 8601. */
  due: string;
  time: ShopTime;
  /** Called when the time is up, and again while nothing has come of it: the order is to be loaded anew. */
  onOver: () => void;
}

/** How long to wait before asking again what became of the order, ms. */
const PATIENCE = 5000;

/** Until when it has to be paid, as a time of day and as it runs out. */
export function Deadline({ due, time, onOver }: DeadlineProps) {
  const seconds = useSecondsUntil(due);
  const isOver = seconds <= 0;
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!isOver) return undefined;
    over();
    const timer = setInterval(() => over(), PATIENCE);
    return () => clearInterval(timer);
  }, [isOver]);

  return (
    <p className="pay-due num">
      <Timer />
      {isOver ? (
        <span>The time to pay is over.</span>
      ) : (
        <span>
          Pay by <strong>{formatMoment(due, time)}</strong>,{' '}
          <span role="timer" aria-label="Time left to pay">
            {timeLeft(seconds)}
          </span>{' '}
          left.
        </span>
      )}
    </p>
  );
}
