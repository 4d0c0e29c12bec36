import { useReceipt } from '@seduh/api-client';
import { Button, LinkButton, Printer } from '@seduh/ui';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PaperPage } from '../lib/paper/PaperPage';
import { useWords } from '../lib/words/words';
import './Receipt.css';
import { ReceiptSlip } from './ReceiptSlip';
import { receiptWords } from './words';

export interface ReceiptScreenProps {
  /** The order's id, as the URL has it. */
  id: string;
  /** The list the order stands in, and where that is. */
  list: { of: 'customer' | 'staff'; href: string };
  /** The order's own page, where it has one. */
  orderHref?: string;
  /** What the kitchen prints of it; for staff. */
  ticketHref?: string;
  /** Called to print the page. */
  onPrint: () => void;
}

/** The receipt of one order, made to be printed: on a roll of 80 mm as on a sheet. */
export function ReceiptScreen({ id, list, orderHref, ticketHref, onPrint }: ReceiptScreenProps) {
  const m = useWords(receiptWords);
  const receipt = useReceipt(id);
  const label = m.lists[list.of];

  if (receipt.error?.status === 404) {
    return (
      <NotFound pageTitle={m.notFound} title={m.noSuch} text={m.notYours} href={list.href} action={m.back(label)} />
    );
  }
  if (receipt.error && !receipt.data) {
    return <LoadFailed pageTitle={m.title} title={m.failed} error={receipt.error} onRetry={receipt.retry} />;
  }
  const order = receipt.data ? [{ label: receipt.data.order.number, href: orderHref }] : [];
  return (
    <PaperPage
      className="receipt"
      title={m.title}
      tab={receipt.data ? m.titled(receipt.data.receipt_number) : m.title}
      trail={[{ label, href: list.href }, ...order]}
      loading={m.loading}
    >
      {receipt.data && (
        <>
          <ReceiptSlip receipt={receipt.data} />
          <div className="receipt-acts">
            <Button size="lg" icon={<Printer />} onClick={onPrint}>
              {m.print}
            </Button>
            {ticketHref && (
              <LinkButton size="lg" variant="line" href={ticketHref}>
                {m.ticket}
              </LinkButton>
            )}
          </div>
        </>
      )}
    </PaperPage>
  );
}
