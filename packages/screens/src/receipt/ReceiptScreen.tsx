import { useReceipt } from '@seduh/api-client';
import { Breadcrumb, Button, Panel, Printer, Skeleton } from '@seduh/ui';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
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
  /** Called to print the page. */
  onPrint: () => void;
}

/** The receipt of one order, made to be printed: on a roll of 80 mm as on a sheet. */
export function ReceiptScreen({ id, list, orderHref, onPrint }: ReceiptScreenProps) {
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
    <div className="sd-wrap receipt" aria-busy={!receipt.data}>
      <PageTitle>{receipt.data ? m.titled(receipt.data.receipt_number) : m.title}</PageTitle>
      <div className="receipt-head">
        <Breadcrumb items={[{ label, href: list.href }, ...order, { label: m.title }]} />
        <h1 className="sd-display sd-t-1">{m.title}</h1>
      </div>
      {receipt.data ? (
        <>
          <ReceiptSlip receipt={receipt.data} />
          <Button size="lg" className="receipt-print" icon={<Printer />} onClick={onPrint}>
            {m.print}
          </Button>
        </>
      ) : (
        <ReceiptSkeleton label={m.loading} />
      )}
    </div>
  );
}

/** The receipt while it loads. @param label says so */
const ReceiptSkeleton = ({ label }: { label: string }) => (
  <Panel className="receipt-wait">
    <p className="sd-sr" role="status">
      {label}
    </p>
    <Skeleton height="title" width="40" />
    <Skeleton width="80" />
    <Skeleton width="55" />
    <Skeleton />
    <Skeleton />
    <Skeleton height="title" />
  </Panel>
);
