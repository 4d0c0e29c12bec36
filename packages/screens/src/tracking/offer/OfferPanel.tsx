import { answerOffer } from '@seduh/api-client';
import type { LineOffer, Order, OrderLine } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { productName } from '@seduh/domain';
import { Banner, Button, Check, CircleX, formatRupiah, Panel, Thumb, useMoney } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { nameLine } from '../../lib/orders/lines';
import { pageWords } from '../../lib/page/words';
import { namesOfInstead } from '../../lib/substitutes/namesOfInstead';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import LineWarning from '../../lib/warnings/LineWarning';
import { useLanguage, useWords } from '../../lib/words/words';
import { offerWords } from './words';
import './OfferPanel.css';

/** What has run out of an own order since it was placed, and what is offered instead; then what became of it. */
export default function OfferPanel({ order }: { order: Pick<Order, 'id' | 'lines'> }) {
  const m = useWords(offerWords);
  return (
    <Panel title={m.title} className="offer">
      <ul>
        {/* two lines may read alike, and none ever moves: its place is its key */}
        {Array.from(
          order.lines,
          (line, index) =>
            line.offer && <Offer key={index} orderId={order.id} at={index + 1} line={line} offer={line.offer} />,
        )}
      </ul>
    </Panel>
  );
}

interface OfferProps {
  orderId: string;
  /** Of the order's lines, from 1. */
  at: number;
  line: OrderLine;
  offer: LineOffer;
}

/** One line, until its customer has said something; then it says what that was, and takes the focus that its buttons had. */
function Offer({ orderId, at, line, offer: { state, ran_out, substitute, warning } }: OfferProps) {
  const m = useWords(offerWords);
  const page = useWords(pageWords);
  const language = useLanguage();
  const said = useRef<HTMLParagraphElement>(null);
  const hasSaid = useRef(false);
  const { submit, busyWith, problem, setProblem } = useSubmit<'take' | 'leave'>();

  useEffect(() => {
    if (state !== 'open' && hasSaid.current) said.current?.focus();
  }, [state]);

  const out = ran_out
    .map(({ name, name_translations }) => productName({ product_name: name, name_translations }, language))
    .join(m.and);
  const answer = (name: 'take' | 'leave') => {
    hasSaid.current = true;
    return submit(
      async () => substitute && answerOffer(orderId, { line: at, take: name === 'take', substitute }),
      (error) => {
        hasSaid.current = false;
        if (error.code !== 'OFFER_OVER') return;
        // the line goes, or is another one, once the order is loaded again
        setProblem(undefined);
        toastRefusal(error);
      },
      name,
    );
  };

  if (state !== 'open' || !substitute) {
    const isTaken = state === 'taken';
    return (
      <li>
        <p ref={said} tabIndex={-1} className="offer-said">
          {isTaken ? <Check /> : <CircleX />}
          <span>{isTaken ? m.taken(out, nameLine(line, page, language)) : m.declined(out)}</span>
        </p>
      </li>
    );
  }
  const { instead } = namesOfInstead(line, substitute, page, language);
  return (
    <li>
      <Banner>{m.ranOut(out, line.product_id === substitute.product_id ? productName(line, language) : null)}</Banner>
      <div className="offer-cup">
        <Thumb image={imageSources(substitute.image)} />
        <p>
          <strong>{m.cups(line.qty, nameLine(substitute, page, language))}</strong>
          <PriceNote qty={line.qty} agreed={line.unit_price} now={substitute.unit_price} />
        </p>
      </div>
      {warning && <LineWarning warning={warning} />}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="offer-acts">
        <Button
          loading={busyWith === 'take'}
          disabled={busyWith === 'leave'}
          aria-label={m.takeIn(instead, productName(line, language))}
          onClick={() => void answer('take')}
        >
          {m.take(instead)}
        </Button>
        <Button
          variant="line"
          loading={busyWith === 'leave'}
          disabled={busyWith === 'take'}
          aria-label={m.leaveIn(productName(line, language))}
          onClick={() => void answer('leave')}
        >
          {m.leave}
        </Button>
      </div>
    </li>
  );
}

/** That nothing more is to be paid, and what it costs to others where that is less. */
function PriceNote({ qty, agreed, now }: { qty: number; agreed: number; now: number }) {
  const m = useWords(offerWords);
  const money = useMoney();
  const paid = formatRupiah(agreed, money);
  return (
    <span className="sd-small sd-muted">{m.agreed(paid, qty, now < agreed ? formatRupiah(now, money) : null)}</span>
  );
}
