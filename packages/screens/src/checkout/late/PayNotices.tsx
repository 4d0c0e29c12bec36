import { cartActions, isUnanswered, leaveSeat } from '@seduh/api-client';
import { DELIVERY } from '@seduh/contract/constants';
import { isOfTheDoor } from '@seduh/domain';
import { Suspense } from 'react';
import { ArrowRight, Banner, Button, formatRupiah, LinkButton, useLocale, useMoney } from '@seduh/ui';
import { StockBanner } from '../../cart';
import { pageWords } from '../../lib/page/words';
import { formatRange } from '../../lib/format/times';
import { quoteOf } from '../../lib/orders/refusedQuote';
import { paths } from '../../lib/paths';
import { orderForThen } from '../../lib/then/lazy';
import { thenWords } from '../../lib/then/words';
import { useLanguage, useWords } from '../../lib/words/words';
import type { Payment } from '../usePayment';
import { checkoutWords } from '../words';
import { quoteChanges, reasonOf } from './reasons';
import { lateWords } from './words';

export interface PayNoticesProps {
  payment: Payment;
  /** Without a network paying waits. */
  isOnline: boolean;
  /** Called to have the order at another time, or by another delivery method. */
  onSetTime: () => void;
  /** Called to have it brought elsewhere. */
  onSetPlace: () => void;
  /** Called to pay what is shown now; after an uncertain outcome, under the same key. */
  onPay: () => void;
  /** Called to make another order, although there may be one already. */
  onDiscard: () => void;
}

/** What keeps the customer from paying, each with what helps: above the slip. */
export default function PayNotices({ payment, isOnline, onSetTime, onSetPlace, onPay, onDiscard }: PayNoticesProps) {
  const m = useWords(lateWords);
  const { tryAgain } = useWords(pageWords);
  const { cart, trouble, problems, quoteError, error, consent, isBusy } = payment;
  const { time, deliveryId } = cart;
  const isNow = time === 'now';
  const unreached = problems.find(isOfTheDoor);
  const untimely = problems.filter((problem) => problem !== unreached);
  // said by the lines, by the time or by the new sum already
  const isSaid = consent !== null || (error && quoteOf(error) && (trouble !== null || problems.length > 0));
  return (
    <>
      {trouble && <StockBanner trouble={trouble} />}
      {unreached && (
        <Banner tone="bad">
          <p>{unreached.msg}</p>
          {unreached.code === 'BELOW_MINIMUM' ? (
            <LinkButton variant="line" size="sm" href={paths.products()}>
              {m.addMore}
            </LinkButton>
          ) : (
            <Button variant="line" size="sm" onClick={onSetPlace}>
              {m.changePostcode}
            </Button>
          )}
        </Banner>
      )}
      {untimely.length > 0 && (
        <Banner tone="bad">
          {untimely.map(({ code, msg }) => (
            <p key={code}>{msg}</p>
          ))}
          {isNow && payment.shop.data && (
            <Suspense>
              {/* the picker is beside it */}
              <orderForThen.Part
                shop={payment.shop.data}
                deliveryId={deliveryId}
                onChange={cartActions.setTime}
                onPick={null}
              />
            </Suspense>
          )}
          <Button variant="line" size="sm" onClick={onSetTime}>
            {isNow ? m.setTime : m.otherTime}
          </Button>
        </Banner>
      )}
      <BusyNotice payment={payment} onSetTime={onSetTime} />
      {consent && !trouble && problems.length === 0 && (
        <NewSum msg={error?.msg} consent={consent} busy={isBusy} onPay={onPay} />
      )}
      {error && !isSaid && error.status !== 401 && error.code !== 'KEY_REUSED' && (
        <Banner tone="bad">
          <p>{reasonOf(error, m)}</p>
          {error.code === 'HOLD_LIMIT' && (
            <LinkButton variant="line" size="sm" href={paths.history}>
              {m.orders}
            </LinkButton>
          )}
          {error.code === 'TABLE_GONE' ? (
            <Button variant="line" size="sm" onClick={leaveSeat}>
              {m.noTable}
            </Button>
          ) : (
            <Button variant="line" size="sm" loading={isBusy} onClick={onPay}>
              {tryAgain}
            </Button>
          )}
        </Banner>
      )}
      <UncertainOutcomeNotice payment={payment} onPay={onPay} onDiscard={onDiscard} />
      {!isOnline && (
        <Banner>
          <p>{m.offline}</p>
        </Banner>
      )}
      {quoteError && isOnline && (
        <Banner tone="bad">
          <p>{m.noSum(quoteError.msg)}</p>
          <Button variant="line" size="sm" onClick={payment.retryQuote}>
            {tryAgain}
          </Button>
        </Banner>
      )}
    </>
  );
}

/** Says that an order for now takes longer than usual, and what may suit better; it can be paid all the same. */
function BusyNotice({
  payment: { cart, quote, problems, shop, isRecalculating },
  onSetTime,
}: Pick<PayNoticesProps, 'payment' | 'onSetTime'>) {
  const m = useWords(lateWords);
  const then = useWords(thenWords);
  const locale = useLocale();
  const range = quote?.is_busy && !isRecalculating && problems.length === 0 ? quote.ready_range : undefined;
  if (!range || !shop.data || cart.time !== 'now') return null;
  const isDoor = cart.deliveryId === DELIVERY.doorDelivery;
  return (
    <Banner>
      <p>{m.busy(then.readyInLine(isDoor, formatRange(range, { zone: shop.data.time_zone, locale })))}</p>
      <Suspense>
        <orderForThen.Part
          shop={shop.data}
          deliveryId={cart.deliveryId}
          onChange={cartActions.setTime}
          onPick={onSetTime}
        />
      </Suspense>
    </Banner>
  );
}

/** Says that an earlier try may have made an order, whatever has been changed since. */
function UncertainOutcomeNotice({
  payment,
  onPay,
  onDiscard,
}: Pick<PayNoticesProps, 'payment' | 'onPay' | 'onDiscard'>) {
  const m = useWords(lateWords);
  const { tryAgain } = useWords(pageWords);
  const { spent } = useWords(checkoutWords);
  const { uncertainOutcome, error, isBusy } = payment;
  // said with the reason already, as long as the order is the same
  if (!uncertainOutcome || (uncertainOutcome === 'open' && error && isUnanswered(error))) return null;
  return (
    <Banner tone="bad">
      <p>{uncertainOutcome === 'spent' ? spent : m.open}</p>
      <LinkButton variant="line" size="sm" href={paths.history}>
        {m.history}
      </LinkButton>
      {uncertainOutcome === 'spent' ? (
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {m.again}
        </Button>
      ) : (
        <Button variant="line" size="sm" loading={isBusy} onClick={onPay}>
          {tryAgain}
        </Button>
      )}
    </Banner>
  );
}

interface NewSumProps {
  /** Why it is another sum. */
  msg: string | undefined;
  consent: NonNullable<Payment['consent']>;
  busy: boolean;
  onPay: () => void;
}

/** Asks to pay another sum than was seen, and says what has changed, by name. */
function NewSum({ msg, consent: { seen, quote }, busy, onPay }: NewSumProps) {
  const m = useWords(lateWords);
  const checkout = useWords(checkoutWords);
  const page = useWords(pageWords);
  const language = useLanguage();
  const money = useMoney();
  return (
    <Banner tone="bad">
      <p>{msg}</p>
      <ul className="banner-list sd-num">
        {quoteChanges(seen, quote, { ...checkout, ...m, page }, language).map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{formatRupiah(was, money)}</s> <ArrowRight size="1em" />
            <span className="sd-sr">{m.isNow}</span> <bdi>{formatRupiah(is, money)}</bdi>
          </li>
        ))}
      </ul>
      <Button loading={busy} onClick={onPay}>
        {m.instead(formatRupiah(quote.total, money))}
      </Button>
    </Banner>
  );
}
