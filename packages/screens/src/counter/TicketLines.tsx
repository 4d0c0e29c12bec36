import type { CartLine, CounterState } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { Button, Price, QuantityStepper, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { changeButtonAt, LineNote, type pricedLines } from '../cart';
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
  const list = useRef<HTMLUListElement>(null);
  /** The line that the sheet is open for, and where the focus goes then. */
  const [changing, setChanging] = useState<{ line: CartLine; returnFocus: ReturnType<typeof changeButtonAt> } | null>(
    null,
  );
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
      <ul ref={list} tabIndex={-1} className="counter-lines">
        {lines.map(({ line, key, name, total, sizeName, optionText, canChange, problem, available }, index) => (
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
                  className="line-change"
                  aria-label={m.changeOf(name)}
                  onClick={() =>
                    onDemand(
                      chooseOptions,
                      () => setChanging({ line, returnFocus: changeButtonAt(list, index) }),
                      choicesNotLoaded,
                    )
                  }
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
            id: changing.line.productId,
            product_name: changing.line.productName,
            name_translations: changing.line.nameTranslations,
          }}
          line={changing.line}
          returnFocus={changing.returnFocus}
          onChosen={(wanted) => replace(changing.line, wanted)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
