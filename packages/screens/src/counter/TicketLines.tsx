import type { CartLine, CounterState } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Button, Price, QuantityStepper, toast } from '@seduh/ui';
import { useState } from 'react';
import { LineNote, type pricedLines } from '../cart';
import { cardWords } from '../lib/card/words';
import { onDemand } from '../lib/lazy/lazyPart';
import { chooseOptions } from '../lib/options/lazy';
import { sizeWord } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { useWords } from '../lib/words/words';
import { counterWords } from './words';

interface TicketLinesProps {
  /** With what the server says of each. */
  lines: ReturnType<typeof pricedLines>;
  counter: Pick<CounterState, 'setQuantity' | 'add' | 'replace'>;
}

/** What is on the ticket, each line with how many and what they come to. */
export function TicketLines({ lines, counter }: TicketLinesProps) {
  const m = useWords(counterWords);
  const page = useWords(pageWords);
  const { choicesNotLoaded } = useWords(cardWords);
  const [changing, setChanging] = useState<CartLine | null>(null);
  const set = (line: CartLine, quantity: number) => {
    counter.setQuantity(line, quantity);
    if (quantity === 0) toast.undo(m.removed, () => counter.add(line));
  };
  const replace = (line: CartLine, wanted: CartLine) => {
    const isDone = counter.replace(line, wanted);
    if (!isDone) toast.error(m.tooMany);
    return isDone;
  };
  return (
    <>
      <ul className="counter-lines">
        {lines.map(({ line, key, name, total, sizeName, optionText, canChange, problem, available }) => (
          <li key={key} className="counter-line" data-bad={problem === undefined ? undefined : true}>
            <div className="counter-line-words">
              <strong>{name}</strong>
              <span className="sd-small sd-muted">
                {[sizeWord(sizeName, page), optionText, line.note].filter(Boolean).join(', ')}
              </span>
              {problem && <p className="sd-error">{problem}</p>}
            </div>
            <Price amount={total} />
            <div className="counter-line-tools">
              <QuantityStepper
                label={m.quantityOf(name)}
                value={line.qty}
                max={problem ? Math.max(available ?? 0, line.qty) : LIMITS.lineQuantity}
                onChange={(quantity) => set(line, quantity)}
              />
              {canChange && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={m.changeOf(name)}
                  onClick={() => onDemand(chooseOptions, () => setChanging(line), choicesNotLoaded)}
                >
                  {m.change}
                </Button>
              )}
              <LineNote name={name} note={line.note} onChange={(note) => replace(line, { ...line, note })} />
            </div>
          </li>
        ))}
      </ul>
      {changing && (
        <chooseOptions.Part
          product={{
            id: changing.productId,
            product_name: changing.productName,
            name_translations: changing.nameTranslations,
          }}
          line={changing}
          onChosen={(wanted) => replace(changing, wanted)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
