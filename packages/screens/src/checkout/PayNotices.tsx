import { cartActions, isUnanswered } from '@seduh/api-client';
import { Suspense } from 'react';
import { ArrowRight, Banner, Button, formatRupiah, LinkButton } from '@seduh/ui';
import { orderForThen } from './lazyTimes';
import { StockBanner } from '../cart';
import { paths } from '../lib/paths';
import { quoteOf, uncertainOutcomeWords, wordsOf } from './refusal';
import type { Payment } from './usePayment';

export interface PayNoticesProps {
  payment: Payment;
  /** Called to have the order at another time, or by another delivery method. */
  onSetTime: () => void;
  /** Called to pay what is shown now; after an uncertain outcome, under the same key. */
  onPay: () => void;
  /** Called to make another order, although there may be one already. */
  onDiscard: () => void;
}

/** What keeps the customer from paying, each with what helps: above the slip. */
export default function PayNotices({ payment, onSetTime, onPay, onDiscard }: PayNoticesProps) {
  const { cart, trouble, problems, error, consent, isBusy } = payment;
  const { time, deliveryId } = cart;
  const isNow = time === 'now';
  // said by the lines, by the time or by the new sum already
  const isSaid = consent !== null || (error && quoteOf(error) && (trouble !== null || problems.length > 0));
  return (
    <>
      {trouble && <StockBanner trouble={trouble} />}
      {problems.length > 0 && (
        <Banner tone="bad">
          {problems.map(({ code, msg }) => (
            <p key={code}>{msg}</p>
          ))}
          {isNow && payment.shop.data && (
            <Suspense>
              <orderForThen.Part shop={payment.shop.data} deliveryId={deliveryId} onChange={cartActions.setTime} />
            </Suspense>
          )}
          <Button variant="line" size="sm" onClick={onSetTime}>
            {isNow ? 'Set Time' : 'Change the time'}
          </Button>
        </Banner>
      )}
      {consent && !trouble && problems.length === 0 && (
        <Banner tone="bad">
          <p>{error?.msg}</p>
          <ul className="banner-list sd-num">
            {consent.changes.map(({ label, was, is }) => (
              <li key={label}>
                {label}: <s>{formatRupiah(was)}</s> <ArrowRight size="1em" />
                <span className="sd-sr">is now</span> <bdi>{formatRupiah(is)}</bdi>
              </li>
            ))}
          </ul>
          <Button loading={isBusy} onClick={onPay}>
            {`Pay ${formatRupiah(consent.quote.total)} instead`}
          </Button>
        </Banner>
      )}
      {error && !isSaid && error.status !== 401 && error.code !== 'KEY_REUSED' && (
        <Banner tone="bad">
          <p>{wordsOf(error)}</p>
          {error.code === 'HOLD_LIMIT' && (
            <LinkButton variant="line" size="sm" href={paths.history}>
              See your orders
            </LinkButton>
          )}
          <Button variant="line" size="sm" loading={isBusy} onClick={onPay}>
            Try again
          </Button>
        </Banner>
      )}
      <UncertainOutcomeNotice payment={payment} onPay={onPay} onDiscard={onDiscard} />
    </>
  );
}

/** Says that an earlier try may have made an order, whatever has been changed since. */
function UncertainOutcomeNotice({ payment, onPay, onDiscard }: Omit<PayNoticesProps, 'onSetTime'>) {
  const { uncertainOutcome, error, isBusy } = payment;
  // said with the reason already, as long as the order is the same
  if (!uncertainOutcome || (uncertainOutcome === 'open' && error && isUnanswered(error))) return null;
  return (
    <Banner tone="bad">
      <p>{uncertainOutcomeWords[uncertainOutcome]}</p>
      <LinkButton variant="line" size="sm" href={paths.history}>
        See your history
      </LinkButton>
      {uncertainOutcome === 'spent' ? (
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Order again
        </Button>
      ) : (
        <Button variant="line" size="sm" loading={isBusy} onClick={onPay}>
          Try again
        </Button>
      )}
    </Banner>
  );
}
