import type { Order, OrderLine } from '@seduh/contract';
import { pictureSources } from '@seduh/contract/constants';
import { Banknote, CircleCheck, Chip, OrderSummary, Price, Thumb } from '@seduh/ui';
import { paymentNote } from '../../orders/payment';
import { isDoorDelivery } from '../../orders/statuses';

/** The paper slip: what was ordered, what it costs, how it is paid. */
export function OrderSlip({ order }: { order: Order }) {
  const { number, lines, subtotal, discount, tax, shipping, total, promo_code: promo } = order;
  const note = paymentNote(order);
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
      {order.payment.state === 'paid' ? (
        <>
          <span className="small muted">{order.payment_method}</span>
          <Chip tone="ok" icon={<CircleCheck />}>
            {note}
          </Chip>
        </>
      ) : (
        <p className="slip-pay small">
          <Banknote />
          <span>{note}</span>
        </p>
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
        <span className="tiny muted">{`x ${line.qty}, ${line.size_name}`}</span>
        {line.note && <span className="tiny slip-note">{line.note}</span>}
      </span>
      <Price className="small" amount={line.line_total} />
    </li>
  );
}
