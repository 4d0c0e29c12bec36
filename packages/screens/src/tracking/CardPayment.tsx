import { retryPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, CreditCard, formatRupiah, LinkButton } from '@seduh/ui';
import { useSubmit } from '../lib/useSubmit';

export interface CardPaymentProps {
  order: Order;
  /** Called with the provider's page, to go there. */
  onPay: (payUrl: string) => void;
}

const noPage = 'The payment page did not open. Try again.';

/** The link to the provider's page; after a refusal, or where there is none yet, to a new one. */
export function CardPayment({ order: { id, payment }, onPay }: CardPaymentProps) {
  const { submit, busy, problem, setProblem } = useSubmit();
  const isDeclined = payment.state === 'failed';

  const payAnew = async () => {
    const { pay_url: payUrl } = (await retryPayment(id)).payment;
    if (payUrl) onPay(payUrl);
    else setProblem(noPage);
  };

  return (
    <>
      {isDeclined && !problem && (
        <Banner tone="bad">The card was declined, nothing was taken. Try again, or take another card.</Banner>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p>
        You pay <strong className="sd-num">{formatRupiah(payment.amount)}</strong> on a page of our payment provider and
        come back here.
      </p>
      {payment.pay_url && !isDeclined ? (
        <LinkButton size="lg" block icon={<CreditCard />} href={payment.pay_url}>
          Pay now
        </LinkButton>
      ) : (
        <Button size="lg" block icon={<CreditCard />} loading={busy} onClick={() => void submit(payAnew)}>
          {isDeclined ? 'Try again' : 'Pay now'}
        </Button>
      )}
    </>
  );
}
