import { retryPayment } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, QrCode } from '@seduh/ui';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { QrisCode } from './QrisCode';
import { payWords } from './words';

/** The code to scan; after a refusal, or where there is none yet, the way to a new one. */
export default function QrisPayment({ order }: { order: Order }) {
  const m = useWords(payWords);
  const { submit, busy, problem, setProblem } = useSubmit();
  const { id, payment } = order;
  const isDeclined = payment.state === 'failed';
  if (payment.qr && !isDeclined) return <QrisCode order={order} qr={payment.qr} />;

  const ask = async () => {
    const { qr } = (await retryPayment(id)).payment;
    if (!qr) setProblem(m.noCode);
  };
  return (
    <>
      {isDeclined && !problem && <Banner tone="bad">{m.qrisDeclined}</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p>{m.apps}</p>
      <Button size="lg" block icon={<QrCode />} loading={busy} onClick={() => void submit(ask)}>
        {isDeclined ? m.newCode : m.showCode}
      </Button>
    </>
  );
}
