import type { Order, Receipt } from '@seduh/contract';
import { optionNames } from '@seduh/domain';
import { formatRupiah, OrderSummary, useLocale } from '@seduh/ui';
import { formatWhen } from '../lib/format/dates';
import { nameLine } from '../lib/orders/lines';
import { methodWords } from '../lib/orders/methods/words';
import { KitchenNote } from '../lib/orders/notes/KitchenNote';
import { PaymentChip, paymentNote, PointsNote, sumRows, useMoneyWords } from '../lib/orders/payment';
import { isDineIn, statusWord } from '../lib/orders/statuses';
import type { OrderWords } from '../lib/orders/words';
import { pageWords } from '../lib/page/words';
import { useLanguage, useWords } from '../lib/words/words';
import { receiptWords } from './words';

/** The paper itself: whose it is, what was sold, for how much, and how it was paid. */
export function ReceiptSlip({ receipt: { shop, receipt_number, tax_percent, order } }: { receipt: Receipt }) {
  const { total, created_at, lines } = order;
  const time = { zone: shop.time_zone, locale: useLocale() };
  const m = useWords(receiptWords);
  const methods = useWords(methodWords);
  const page = useWords(pageWords);
  const language = useLanguage();
  const words = useMoneyWords();
  return (
    <OrderSummary
      className="receipt-slip"
      title={shop.name}
      header={
        <>
          <p className="sd-small">{`${shop.address}, ${shop.city}`}</p>
          <p className="sd-small sd-num">
            <bdi>{shop.phone}</bdi>
          </p>
          <dl className="receipt-facts sd-small">
            <Fact what={m.title} is={receipt_number} />
            <Fact what={m.date} is={formatWhen(created_at, time)} />
            <Fact what={m.for} is={order.customer_name} />
            <Fact what={methods.names[order.delivery_id]} is={whereTo(order, words.m)} />
          </dl>
          <ul className="receipt-lines sd-num">
            {/* two lines may read alike, and none ever moves: its place is its key */}
            {Array.from(lines, ({ options, ...line }, index) => (
              <li key={index}>
                <strong>{nameLine(line, page, language)}</strong>
                {options.length > 0 && (
                  <span className="sd-small receipt-options">{optionNames(options, language)}</span>
                )}
                {line.note && <KitchenNote className="sd-small receipt-note" note={line.note} />}
                <span className="sd-small">{m.line(line.qty, formatRupiah(line.unit_price, words.money))}</span>
                <bdi className="receipt-sum">{formatRupiah(line.line_total, words.money)}</bdi>
              </li>
            ))}
          </ul>
        </>
      }
      rows={sumRows(order, words.m, m.tax(tax_percent))}
      totalLabel={words.m.total}
      total={total}
    >
      <p className="sd-small">{paymentNote(order, time, words)}</p>
      <PaymentChip order={order} />
      <PointsNote order={order} />
    </OrderSummary>
  );
}

const Fact = ({ what, is }: { what: string; is: string }) => (
  <div>
    <dt>{what}</dt>
    <dd>{is}</dd>
  </div>
);

/** The table, or what has become of the order: an address is nobody's business who finds the paper. */
function whereTo({ delivery_method: method, table, status_name }: Order, m: OrderWords): string {
  return isDineIn(method) && table ? m.table(table) : statusWord(status_name, method, m);
}
