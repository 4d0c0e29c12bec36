import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { usePhrases } from '../hooks/usePhrases';
import { IconButton } from '../IconButton';
import { ChevronLeft, ChevronRight } from '../icons';
import type { Phrases } from '../phrases/Phrases';
import './Pager.css';

export interface PagerProps extends ComponentProps<'nav'> {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are; an empty list counts as one page. */
  totalPage: number;
  /** Called with the page asked for. The caller moves the focus to the list's heading once it is there. */
  onPage: (page: number) => void;
  /** A page loads: further presses are ignored. */
  busy?: boolean;
}

const english = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page, last) => `page ${page} of ${last}`,
} satisfies Phrases['Pager'];

/** Previous page, current page, next page. */
export function Pager({ page, totalPage, onPage, busy = false, className, ...rest }: PagerProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('Pager', english);
  const last = Math.max(totalPage, 1);
  const go = (to: number) => {
    if (!busy) onPage(to);
  };

  return (
    <nav aria-label={words.label} aria-busy={busy} className={clsx('sd-pager', className)} {...rest}>
      <IconButton
        label={words.previous}
        icon={<ChevronLeft />}
        outlined
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span>{words.page(page, last)}</span>
      <IconButton
        label={words.next}
        icon={<ChevronRight />}
        outlined
        disabled={page >= last}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
