import type { LiveForecast, Order } from '@seduh/contract';
import type { ReactNode } from 'react';
import { formatRange } from '../../lib/format/times';
import { formatMoment, isToday, type ShopTime } from '../../lib/orders/moments';
import { useWords } from '../../lib/words/words';
import { spotOf } from '../live/arrival';
import { foreseenWords } from './words';

export interface ForeseenProps {
  order: Pick<Order, 'delivery_method' | 'status_name'>;
  forecast: LiveForecast;
  time: ShopTime;
  /** What is said where the forecast says nothing more: the promise. */
  children: ReactNode;
}

/** When an order that is being made comes as things stand: from when up to when, or, late, about when and why. */
export default function Foreseen({ order, forecast, time, children }: ForeseenProps) {
  const m = useWords(foreseenWords);
  const { to, is_late: isLate, reason } = forecast;
  // one that nobody has renewed in time says nothing true
  if (Date.parse(to) <= time.now) return children;
  if (isLate) {
    return (
      <>
        {isToday(to, time) ? m.late : m.lateOn} <strong className="sd-num">{formatMoment(to, time)}</strong>.{' '}
        {reason && m.because(reason)}
      </>
    );
  }
  return (
    <>
      {m.spots[spotOf(order.delivery_method)]} <strong className="sd-num">{formatRange(forecast, time)}</strong>
      {order.status_name === 'pending' ? m.onceAccepted : '.'}
    </>
  );
}
