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

export interface RunOutPartProps {
  part: Part;
  busy: boolean;
  disabled: boolean;
  /** Called with what is offered instead, if anything. */
  onMark: (instead: { id: string; name: string } | undefined) => void;
}

/** One thing that may have run out, with what is offered instead. */
export function RunOutPart({ part, busy, disabled, onMark }: RunOutPartProps) {
  const m = useWords(soldOutWords);
  const insteads = useInsteads(part.productId, part.optionId);
  const [chosen, setChosen] = useState('');
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
      <Button
        size="sm"
        variant="line"
        aria-label={m.markOne(part.name)}
        loading={busy}
        disabled={disabled}
        onClick={() => onMark(insteads.find(({ id }) => id === chosen))}
      >
        {m.mark}
      </Button>
    </li>
  );
}
