import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../Button';
import { usePhrases } from '../hooks/usePhrases';
import { Trash2 } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import './SelectionBar.css';

export interface SelectionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many are chosen; nothing is shown at 0. */
  count: number;
  /** Choose none. */
  onClear: () => void;
  /** Delete was pressed; ask first, or offer an Undo. */
  onDelete: () => void;
  /** The red button's verb. Default: "Delete". */
  deleteLabel?: string;
}

const english = {
  label: 'Selection',
  selected: (count) => `${count} selected`,
  clear: 'Clear',
  delete: 'Delete',
} satisfies Phrases['SelectionBar'];

/** What can be done with the chosen ones. Comes up from below without taking the focus. */
export function SelectionBar({ count, onClear, onDelete, deleteLabel, className, ...rest }: SelectionBarProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('SelectionBar', english);
  if (count === 0) return null;
  return (
    <section aria-label={words.label} {...rest} className={clsx('sd-selbar sd-on-roast', className)}>
      <output>{words.selected(count)}</output>
      <Button variant="quiet" size="sm" onClick={onClear}>
        {words.clear}
      </Button>
      <Button danger size="sm" icon={<Trash2 />} onClick={onDelete}>
        {deleteLabel ?? words.delete}
      </Button>
    </section>
  );
}
