import type { Order, OrderLine } from '@seduh/contract';
import { pictureSources } from '@seduh/contract/constants';
import { CircleCheck, Chip, OrderSummary, Price, RotateCcw, Thumb } from '@seduh/ui';
import { methodIcons } from '../lib/orders/methodIcons';
import type { ShopTime } from '../lib/orders/moments';
import { paymentChip, paymentNote } from '../lib/orders/payment';
import { isDoorDelivery } from '../lib/orders/statuses';

export interface OrderSlipProps {
  order: Order;
  time: ShopTime;
}

/** The paper slip: what was ordered, what it costs, how it is paid. */
export function OrderSlip({ order, time }: OrderSlipProps) {
  const { number, lines, subtotal, discount, tax, shipping, total, promo_code: promo } = order;
  const note = paymentNote(order, time);
  const chip = paymentChip(order);
  return (
    <OrderSummary
      title={number}
      header={
        <ul className="slip-lines">
          {/* two lines may read alike, and none ever moves: its place is its key */}
          {Array.from(lines, (line, index) => (
            <SlipLine key={index} line={line} />
          ))}
        </ul>
      }
      rows={[
        { label: 'Subtotal', amount: subtotal },
        ...(discount > 0
          ? [{ label: promo ? `Promo ${promo}` : 'Discount', amount: discount, tone: 'discount' as const }]
          : []),
        { label: 'Tax and fees', amount: tax },
        ...(shipping > 0 || isDoorDelivery(order.delivery_method) ? [{ label: 'Shipping', amount: shipping }] : []),
      ]}
      totalLabel="Total"
      total={total}
    >
      <p className="slip-pay small">
        {methodIcons[order.payment_id]}
        <span>{note}</span>
      </p>
      {chip && (
        <Chip tone={chip.tone} icon={chip.tone === 'ok' ? <CircleCheck /> : <RotateCcw />}>
          {chip.label}
        </Chip>
      )}
    </OrderSummary>
  );
}

function SlipLine({ line }: { line: OrderLine }) {
  return (
    <li>
      <Thumb image={pictureSources(line.image)} size="sm" />
      <span className="slip-words">
        <strong className="small">{line.product_name}</strong>
        <span className="tiny muted">{[`x ${line.qty}`, line.size_name].filter(Boolean).join(', ')}</span>
        {line.note && <span className="tiny slip-note">{line.note}</span>}
      </span>
      <Price className="small" amount={line.line_total} />
    </li>
  );
}
