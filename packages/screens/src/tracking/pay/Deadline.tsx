import { serverNow } from '@seduh/api-client';
import { Timer } from '@seduh/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { formatMoment, type ShopTime } from '../../lib/orders/moments';
import { useWords } from '../../lib/words/words';
import { payWords, type PayWords } from './words';

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
  const m = useWords(payWords);
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
    <p className="pay-due sd-num">
      <Timer />
      {isOver ? (
        <span>{m.timeIsOver}</span>
      ) : (
        <span>
          {m.payByLeft(
            <strong>{formatMoment(due, time)}</strong>,
            <span role="timer" aria-label={m.timeLeft}>
              {timeLeft(seconds, m)}
            </span>,
          )}
        </span>
      )}
    </p>
  );
}

const SECOND = 1000;

function onSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until an instant by the server's clock, counting down; negative when it is past.
 * @param iso ISO 8601
 */
const useSecondsUntil = (iso: string): number =>
  useSyncExternalStore(
    onSecond,
    () => Math.ceil((Date.parse(iso) - serverNow().getTime()) / SECOND),
    () => 0,
  );

const two = (figure: number) => String(figure).padStart(2, '0');

/**
 * Time that is left, as it runs: `23 h 59 min`, and from an hour on down `29:05`.
 * @param seconds whole seconds; below zero counts as zero
 */
export function timeLeft(seconds: number, m: PayWords): string {
  const left = Math.max(0, seconds);
  const minutes = Math.floor(left / 60);
  if (minutes < 60) return `${two(minutes)}:${two(left % 60)}`;
  return m.hoursAndMinutes(Math.floor(minutes / 60), two(minutes % 60));
}
