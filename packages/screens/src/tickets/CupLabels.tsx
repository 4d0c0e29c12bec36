import type { Order } from '@seduh/contract';
import { cupLabels, type CupLabel as Label } from '@seduh/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { nameLine } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { fontsReady } from '../lib/paper/fontsReady';
import { useWords } from '../lib/words/words';
import { Allergies } from './Allergies';
import { Changed } from './Changed';
import { fitLabel } from './measures';
import './Papers.css';
import { ticketWords } from './words';

export interface CupLabelsProps {
  order: Order;
  /** The places of lines that a label from before says otherwise: theirs alone, as a second label makes a second cup. */
  changed?: readonly number[];
}

/** The labels of an order, 58 × 40 mm each: one for each piece, or for each that has changed. */
export function CupLabels({ order, changed }: CupLabelsProps) {
  const labels = cupLabels(order, changed).filter(({ instead_of }) => !changed || instead_of);
  return (
    <ol className="cup-labels">
      {labels.map((label) => (
        <li key={label.piece}>
          <CupLabel label={label} />
        </li>
      ))}
    </ol>
  );
}

/** What goes onto one cup. What does not fit is written smaller; what nobody may miss stands before all that could be cut. */
function CupLabel({ label }: { label: Label }) {
  const m = useWords(ticketWords);
  const page = useWords(pageWords);
  const paper = useRef<HTMLElement>(null);
  const { number, called, piece, of, product_name, size_name, options, wish, unknown } = label;

  // whatever it says now; and once more when the letters have come
  useLayoutEffect(() => {
    if (paper.current) fitLabel(paper.current);
  });
  useEffect(() => {
    const fitAgain = async () => {
      await fontsReady();
      if (paper.current) fitLabel(paper.current);
    };
    void fitAgain();
  }, []);

  return (
    <article ref={paper} className="paper cup-label" aria-label={`${product_name}, ${m.piece(piece, of)}`}>
      <p className="cl-head sd-num">
        <b>
          <bdi>{number}</bdi>
        </b>
        <span className="cl-called" translate="no">
          {called !== number && called}
        </span>
        <b className="cl-piece">{m.piece(piece, of)}</b>
      </p>
      <p className="cl-name">{nameLine({ product_name, size_name }, page)}</p>
      <Changed line={label} />
      <Allergies line={label} />
      {options.length > 0 && <p className="kt-options">{options.join(', ')}</p>}
      {wish && <p className="kt-wish">{wish}</p>}
      {unknown && <p>{m.mayContain}</p>}
    </article>
  );
}
