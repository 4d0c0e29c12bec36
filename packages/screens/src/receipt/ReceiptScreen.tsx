import { useReceipt } from '@seduh/api-client';
import { Breadcrumb, Button, Panel, Printer, Skeleton } from '@seduh/ui';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import './Receipt.css';
import { ReceiptSlip } from './ReceiptSlip';

export interface ReceiptScreenProps {
  /** The order's id, as the URL has it. */
  id: string;
  /** The list the order stands in: its name and address. */
  list: { label: string; href: string };
  /** The order's own page, where it has one. */
  orderHref?: string;
  /** Called to print the page. */
  onPrint: () => void;
}

/** The receipt of one order, made to be printed: on a roll of 80 mm as on a sheet. */
export function ReceiptScreen({ id, list, orderHref, onPrint }: ReceiptScreenProps) {
  const receipt = useReceipt(id);

  if (receipt.error?.status === 404) {
    return (
      <NotFound
        pageTitle="Receipt not found"
        title="There is no such receipt"
        text="It may be somebody else's, or the address has a typo."
        href={list.href}
        action={`Back to ${list.label.toLowerCase()}`}
      />
    );
  }
  if (receipt.error && !receipt.data) {
    return (
      <LoadFailed pageTitle="Receipt" title="This receipt did not come" error={receipt.error} onRetry={receipt.retry} />
    );
  }
  const order = receipt.data ? [{ label: receipt.data.order.number, href: orderHref }] : [];
  return (
    <div className="sd-wrap receipt" aria-busy={!receipt.data}>
      <PageTitle>{receipt.data ? `Receipt ${receipt.data.receipt_number}` : 'Receipt'}</PageTitle>
      <div className="receipt-head">
        <Breadcrumb items={[list, ...order, { label: 'Receipt' }]} />
        <h1 className="sd-display sd-t-1">Receipt</h1>
      </div>
      {receipt.data ? (
        <>
          <ReceiptSlip receipt={receipt.data} />
          <Button size="lg" className="receipt-print" icon={<Printer />} onClick={onPrint}>
            Print
          </Button>
        </>
      ) : (
        <ReceiptSkeleton />
      )}
    </div>
  );
}

/** The receipt while it loads. */
const ReceiptSkeleton = () => (
  <Panel className="receipt-wait">
    <p className="sd-sr" role="status">
      Loading the receipt
    </p>
    <Skeleton height="title" width="40" />
    <Skeleton width="80" />
    <Skeleton width="55" />
    <Skeleton />
    <Skeleton />
    <Skeleton height="title" />
  </Panel>
);
