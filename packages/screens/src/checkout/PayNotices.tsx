import { Suspense } from 'react';
import { ArrowRight, Banner, Button, formatRupiah, LinkButton } from '@seduh/ui';
import { orderForThen } from './lazyTimes';
import { StockBanner } from '../cart';
import { paths } from '../lib/paths';
import { UncertainOutcomeNotice } from './UncertainOutcomeNotice';
import { quoteOf, wordsOf } from './refusal';
import type { Payment } from './usePayment';

export interface PayNoticesProps {
  payment: Payment;
  /** Called to have the order at another time, or another way. */
  onSetTime: () => void;
  /** Called to pay what is shown now. */
  onPay: () => void;
  /** Called for a new order beside the one that may have been placed. */
  onOrderAgain: () => void;
}

/** What stands in the way of paying, each with its way out: above the slip. */
export default function PayNotices({ payment, onSetTime, onPay, onOrderAgain }: PayNoticesProps) {
  const { basket, trouble, problems, error, consent, isBusy } = payment;
  const { time, deliveryId } = basket.cart;
  const isNow = time === 'now';
  // said by the lines, by the time or by the new sum already
  const isSaid = consent !== null || (error && quoteOf(error) && (trouble !== null || problems.length > 0));
  return (
    <>
      {trouble && <StockBanner trouble={trouble} basket={basket} />}
      {problems.length > 0 && (
        <Banner tone="bad">
          {problems.map(({ code, msg }) => (
            <p key={code}>{msg}</p>
          ))}
          {isNow && payment.shop.data && (
            <Suspense>
              <orderForThen.Part shop={payment.shop.data} deliveryId={deliveryId} onChange={basket.setTime} />
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
          <ul className="banner-list num">
            {consent.changes.map(({ label, was, is }) => (
              <li key={label}>
                {label}: <s>{formatRupiah(was)}</s> <ArrowRight size="1em" />
                <span className="sr">is now</span> <bdi>{formatRupiah(is)}</bdi>
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
      <UncertainOutcomeNotice payment={payment} onPay={onPay} onOrderAgain={onOrderAgain} />
    </>
  );
}
