import { Button } from '../../Button';
import { Chip } from '../../Chip';
import type { Figures } from '../../guide/types';
import { TicketPercent } from '../../icons';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';
import type { guide } from './OrderSummary.guide';

const rows = [
  { label: 'Subtotal', amount: 112_000 },
  { label: 'Promo PASTA20', amount: 20_000, tone: 'discount' as const },
  { label: 'Tax and fees', amount: 9_200 },
];

/** A slip as wide as beside a form. */
function Slip(props: Partial<OrderSummaryProps>) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '22rem' }}>
      <OrderSummary title="Order summary" rows={rows} totalLabel="Total" total={101_200} {...props} />
    </div>
  );
}

export default {
  anatomy: (
    <Slip>
      <Chip tone="ok" icon={<TicketPercent />}>
        PASTA20 applied
      </Chip>
      <Button variant="quiet" size="sm">
        Change
      </Button>
    </Slip>
  ),
  pairs: {
    rows: { do: <Slip />, dont: <Slip rows={rows.slice(0, 1)} total={121_200} /> },
    busy: { do: <Slip busy />, dont: <Slip total={0} /> },
  },
} satisfies Figures<typeof guide>;
