import type { Order, OrderLine } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { optionNames, productName } from '@seduh/domain';
import { OrderSummary, Price, Thumb } from '@seduh/ui';
import { Suspense } from 'react';
import { sizeWord } from '../lib/orders/lines';
import type { ShopTime } from '../lib/orders/moments';
import { methodIcons, PaymentChip, paymentNote, PointsNote, sumRows, useMoneyWords } from '../lib/orders/payment';
import { pageWords } from '../lib/page/words';
import { useLanguage, useWords } from '../lib/words/words';
import { SlipNote } from './SlipNote';
import { slipMarks } from './lazy';

export interface OrderSlipProps {
  order: Order;
  time: ShopTime;
}

/** The paper slip: what was ordered, what it costs, how it is paid. */
export function OrderSlip({ order, time }: OrderSlipProps) {
  'use no memo'; // drawn anew when the order moves, and by the minute: remembering would cost bytes and spare nothing
  const words = useMoneyWords();
  const { number, lines, total } = order;
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
      rows={sumRows(order, words.m)}
      totalLabel={words.m.total}
      total={total}
    >
      <p className="slip-pay sd-small">
        {methodIcons[order.payment_id]}
        <span>{paymentNote(order, time, words)}</span>
      </p>
      <PaymentChip order={order} />
      <PointsNote order={order} />
    </OrderSummary>
  );
}

function SlipLine({ line }: { line: OrderLine }) {
  'use no memo';
  const size = sizeWord(line.size_name, useWords(pageWords));
  const language = useLanguage();
  return (
    <li>
      <Thumb image={imageSources(line.image)} size="sm" />
      <span className="slip-words">
        <strong className="sd-small">{productName(line, language)}</strong>
        <span className="sd-tiny sd-muted">{[`x ${line.qty}`, size].filter(Boolean).join(', ')}</span>
        {line.options.length > 0 && <span className="sd-tiny sd-muted">{optionNames(line.options, language)}</span>}
        {(line.note || line.warning) && (
          <Suspense fallback={<SlipNote line={line} />}>
            <slipMarks.Part line={line} />
          </Suspense>
        )}
      </span>
      <Price className="sd-small" amount={line.line_total} />
    </li>
  );
}
