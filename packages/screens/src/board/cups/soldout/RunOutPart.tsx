import { Button, SelectField } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words';
import { useInsteads } from './useInsteads';
import { soldOutWords } from './words';

/** What can run out: a product, or one of its options. */
export interface Part {
  key: string;
  name: string;
  productId: string;
  /** null: the product itself. */
  optionId: number | null;
}

/** What is offered instead of something, and to whom beside those who order from now on. */
export interface Named {
  id: string;
  name: string;
  /** `order`: who has ordered this one; `all`: everybody who waits for it. */
  asks: 'nobody' | 'order' | 'all';
}

export interface RunOutPartProps {
  part: Part;
  /** The order that is looked at; left out where it is a cup of many. */
  number: string | undefined;
  busy: boolean;
  disabled: boolean;
  /** Called with what is offered instead, if anything. */
  onMark: (instead: Named | undefined) => void;
}

/** One thing that may have run out, with what is offered instead. */
export function RunOutPart({ part, number, busy, disabled, onMark }: RunOutPartProps) {
  const m = useWords(soldOutWords);
  const insteads = useInsteads(part.productId, part.optionId);
  const [chosen, setChosen] = useState('');
  const [asks, setAsks] = useState<Named['asks']>('nobody');
  const instead = insteads.find(({ id }) => id === chosen);
  return (
    <li>
      <span>{part.name}</span>
      {insteads.length > 0 && (
        <SelectField
          label={m.insteadOf(part.name)}
          hideLabel
          disabled={busy}
          options={[
            { value: '', label: m.nothingInstead },
            ...insteads.map(({ id, name }) => ({ value: id, label: m.instead(name) })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {instead && (
        <SelectField
          label={m.whoWaits(part.name)}
          hideLabel
          disabled={busy}
          options={[
            { value: 'nobody', label: m.asksNobody },
            ...(number ? [{ value: 'order' as const, label: m.asksOrder(number) }] : []),
            { value: 'all', label: m.asksAll },
          ]}
          value={asks}
          onChange={({ target }) => setAsks(target.value as Named['asks'])}
        />
      )}
      <Button
        size="sm"
        variant="line"
        aria-label={m.markOne(part.name)}
        loading={busy}
        disabled={disabled}
        onClick={() => onMark(instead && { ...instead, asks })}
      >
        {m.mark}
      </Button>
    </li>
  );
}
