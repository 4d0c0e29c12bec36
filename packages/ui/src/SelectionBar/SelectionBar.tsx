import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../Button';
import { Trash2 } from '../icons';
import './SelectionBar.css';

export interface SelectionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many are chosen; nothing is shown at 0. */
  count: number;
  /** Choose none. */
  onClear: () => void;
  /** Delete was pressed; ask first, or offer an Undo. */
  onDelete: () => void;
  /** The red button's verb. */
  deleteLabel?: string;
}

/** What can be done with the chosen ones. Comes up from below without taking the focus. */
export function SelectionBar({
  count,
  onClear,
  onDelete,
  deleteLabel = 'Delete',
  className,
  ...rest
}: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section aria-label="Selection" {...rest} className={clsx('sd-selbar sd-on-roast', className)}>
      <output>{count} selected</output>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      <Button danger size="sm" icon={<Trash2 />} onClick={onDelete}>
        {deleteLabel}
      </Button>
    </section>
  );
}
