import { retryPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, CreditCard, formatRupiah, LinkButton, useMoney } from '@seduh/ui';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { payWords } from './words';

export interface CardPaymentProps {
  order: Order;
  /** Called with the provider's page, to go there. */
  onPay: (payUrl: string) => void;
}

/** The link to the provider's page; after a refusal, or where there is none yet, to a new one. */
export function CardPayment({ order: { id, payment }, onPay }: CardPaymentProps) {
  const m = useWords(payWords);
  const money = useMoney();
  const { submit, busy, problem, setProblem } = useSubmit();
  const isDeclined = payment.state === 'failed';

  const payAnew = async () => {
    const { pay_url: payUrl } = (await retryPayment(id)).payment;
    if (payUrl) onPay(payUrl);
    else setProblem(m.noPage);
  };

  return (
    <>
      {isDeclined && !problem && <Banner tone="bad">{m.declined}</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p>{m.onTheirPage(<strong className="sd-num">{formatRupiah(payment.amount, money)}</strong>)}</p>
      {payment.pay_url && !isDeclined ? (
        <LinkButton size="lg" block icon={<CreditCard />} href={payment.pay_url}>
          {m.payNow}
        </LinkButton>
      ) : (
        <Button size="lg" block icon={<CreditCard />} loading={busy} onClick={() => void submit(payAnew)}>
          {isDeclined ? m.tryAgain : m.payNow}
        </Button>
      )}
    </>
  );
}
