import { Button, OrderSummary, type OrderSummaryRow } from '@seduh/ui';

interface Sums {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

export function PaySlip({ sums, isWorkedOut, pay }: { sums: Sums; isWorkedOut: boolean; pay: () => void }) {
  const discount: OrderSummaryRow[] =
    sums.discount > 0 ? [{ label: 'Discount', amount: sums.discount, tone: 'discount' }] : [];
  const rows: OrderSummaryRow[] = [
    { label: 'Subtotal', amount: sums.subtotal },
    ...discount,
    { label: 'Shipping', amount: sums.shipping },
  ];
  return (
    <>
      <OrderSummary title="Your order" rows={rows} totalLabel="Total" total={sums.total} busy={!isWorkedOut} />
      <Button block loading={!isWorkedOut} onClick={pay}>
        Confirm and pay
      </Button>
    </>
  );
}
