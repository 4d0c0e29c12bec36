import type { CartLine } from '@seduh/api-client';
import type { DeliveryId, Shop } from '@seduh/contract';
import { firstPossibleTime } from '@seduh/domain';
import { Button, LinkButton } from '@seduh/ui';
import { namedDay } from '../format/days';
import { formatTime } from '../format/times';
import { paths } from '../paths';
import { useShopClock } from '../useShopClock';
import { useWords } from '../words/words';
import { useAhead } from './useAhead';
import { thenWords } from './words';

export interface OrderForThenProps {
  shop: Shop;
  deliveryId: DeliveryId;
  /** What somebody is about to put into the cart. */
  adds?: CartLine | null | undefined;
  /** The first time for who has nothing in the cart, ISO 8601; left out: by the shop's hours. */
  whenEmpty?: string | undefined;
  /** Called with the instant, ISO 8601. */
  onChange: (time: string) => void;
  /** Called to pick a time, where nobody knows the first one. Left out, a way to the checkout's picker stands there; null: nothing does. */
  onPick?: (() => void) | null;
}

/**
 * Sets the order to the first time it can be had by this delivery method, which it names as soon as it is known. Nothing
 * where there is no such time.
 */
export default function OrderForThen({ shop, deliveryId, adds, whenEmpty, onChange, onPick }: OrderForThenProps) {
  const m = useWords(thenWords);
  const { now, locale } = useShopClock();
  const at = new Date(now);
  const { ahead, state } = useAhead(shop, deliveryId, at, adds);
  const look = { variant: 'line', size: 'sm' } as const;
  // its place is kept
  if (state === 'loading')
    return (
      <Button {...look} loading>
        {m.later}
      </Button>
    );
  if (state === 'failed') {
    if (onPick === undefined)
      return (
        <LinkButton {...look} href={paths.payment}>
          {m.pick}
        </LinkButton>
      );
    return (
      onPick && (
        <Button {...look} onClick={onPick}>
          {m.pick}
        </Button>
      )
    );
  }
  const byHours = () => firstPossibleTime(shop, deliveryId, at, ahead)?.toISOString();
  const first = state === 'none' ? (whenEmpty ?? byHours()) : byHours();
  if (!first) return null;
  const style = { zone: shop.time_zone, locale, now };
  return (
    <Button {...look} onClick={() => onChange(first)}>
      {m.orderFor(namedDay(first, style), formatTime(first, style))}
    </Button>
  );
}
