import type { Cart, CartLine } from '@seduh/api-client';
import type { DeliveryId, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { firstPossibleTime, pauseOf } from '@seduh/domain';
import { Clock, Notice, TimeField } from '@seduh/ui';
import { useRef } from 'react';
import { formatRange, formatTime } from '../../lib/format/times';
import { useOpening } from '../../lib/opening/useOpening';
import { methodWords } from '../../lib/orders/methods/words';
import { orderForNow } from '../../lib/then/orderForNow';
import OrderForThen from '../../lib/then/OrderForThen';
import { useAhead } from '../../lib/then/useAhead';
import { thenWords } from '../../lib/then/words';
import { pauseInWords } from '../../lib/pauses/pauseInWords';
import { pauseWords } from '../../lib/pauses/words';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';
import { NO_CHOICE, timeChoice, timeOnDay } from './timeChoice';
import './WhenField.css';
import { timesWords } from './words';

export interface WhenFieldProps {
  shop: Shop;
  deliveryId: DeliveryId;
  time: Cart['time'];
  onChange: (time: Cart['time']) => void;
  /** What somebody is about to put into the cart, null for nothing: when that would be ready is said, as the screen does not. */
  adds?: CartLine | null;
  /** Why the set time was refused. */
  error?: string;
  className?: string;
}

/** Now, or a day and a quarter of an hour among what the shop can do. */
export default function WhenField({ shop, deliveryId, time, onChange, adds, error, className }: WhenFieldProps) {
  const m = useWords(timesWords);
  const then = useWords(thenWords);
  const words = useWords(pauseWords);
  const methods = useWords(methodWords);
  const clock = useShopClock();
  const opening = useOpening(shop);
  const { now: ms, locale } = clock;
  const field = useRef<HTMLDivElement>(null);
  const now = new Date(ms);
  const isNow = time === 'now';
  const { ahead } = useAhead(shop, deliveryId, now, adds, !isNow);
  const first = isNow ? firstPossibleTime(shop, deliveryId, now, ahead) : null;
  // for now no list is seen: to make them is most of the work here
  const choice = isNow ? NO_CHOICE : timeChoice(shop, deliveryId, time, now, { locale, m }, ahead);
  const { days, day, times, isLost } = choice;
  const forNow = isNow ? orderForNow(shop, deliveryId, now, ahead?.range) : undefined;
  const { problem: notNow, missed, range } = forNow ?? {};
  const style = { ...clock, zone: shop.time_zone };
  const ready = adds && range ? then.ready(deliveryId === DELIVERY.doorDelivery, formatRange(range, style)) : '';
  const pause = notNow?.code === 'PAUSED' ? pauseOf(shop, deliveryId, now) : null;
  /** Why not now, in the visitor's language: the rule's own words are English. */
  const reason = () => {
    if (missed)
      return (missed.isDelivery ? then.afterRides : then.afterClosing)(formatTime(missed.at.toISOString(), style));
    if (pause) return pauseInWords(pause, clock, words);
    return notNow?.code === 'CLOSED' ? opening : methods.off(notNow?.msg ?? '');
  };
  const orderFor = (at: string) => {
    onChange(at);
    // the button goes, and the answer is another one now
    field.current?.querySelector<HTMLInputElement>('input[value="no"]')?.focus();
  };
  return (
    <div ref={field} className={className}>
      <TimeField
        nowLegend={m.now}
        yesLabel={m.yes}
        noLabel={m.no}
        now={isNow}
        onNowChange={(wantsNow) => onChange(wantsNow ? 'now' : (first?.toISOString() ?? 'now'))}
        dayLabel={m.day}
        {...{ days, day, times }}
        onDayChange={(date) => onChange(timeOnDay(shop, deliveryId, date, time, now, ahead) ?? time)}
        timeLabel={m.time}
        time={time}
        onTimeChange={onChange}
        error={isLost ? m.lost : error}
        nowHint={adds === undefined ? undefined : ready}
        hint={opening}
      />
      {(notNow || missed) && (
        <div className="not-now">
          <Notice icon={<Clock />}>{reason()}</Notice>
          <OrderForThen
            {...{ shop, deliveryId, adds }}
            onChange={orderFor}
            onPick={first && (() => orderFor(first.toISOString()))}
          />
        </div>
      )}
    </div>
  );
}
