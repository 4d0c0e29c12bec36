import { isUnanswered } from '@seduh/api-client';
import { Banner, Button, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { uncertainOutcomeWords } from './refusal';
import type { Payment } from './usePayment';

export interface UncertainOutcomeNoticeProps {
  payment: Payment;
  /** Called to send the order again under the same key. */
  onPay: () => void;
  /** Called to make another order, although there may be one already. */
  onOrderAgain: () => void;
}

/** Says that an earlier try may have made an order, whatever has been changed since. */
export function UncertainOutcomeNotice({
  payment: { uncertainOutcome, error, isBusy },
  onPay,
  onOrderAgain,
}: UncertainOutcomeNoticeProps) {
  // said with the reason already, as long as the order is the same
  if (!uncertainOutcome || (uncertainOutcome === 'open' && error && isUnanswered(error))) return null;
  return (
    <Banner tone="bad">
      <p>{uncertainOutcomeWords[uncertainOutcome]}</p>
      <LinkButton variant="line" size="sm" href={paths.history}>
        See your history
      </LinkButton>
      {uncertainOutcome === 'spent' ? (
        <Button variant="quiet" size="sm" onClick={onOrderAgain}>
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
