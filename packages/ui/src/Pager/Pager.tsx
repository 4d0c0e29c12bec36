import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton';
import { ChevronLeft, ChevronRight } from '../icons';
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

/** Previous page, current page, next page. */
export function Pager({ page, totalPage, onPage, busy = false, className, ...rest }: PagerProps) {
  const last = Math.max(totalPage, 1);
  const go = (to: number) => {
    if (!busy) onPage(to);
  };

  return (
    <nav aria-label="Pages" aria-busy={busy} className={clsx('sd-pager', className)} {...rest}>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft />}
        outlined
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span>{`page ${page} of ${last}`}</span>
      <IconButton
        label="Next page"
        icon={<ChevronRight />}
        outlined
        disabled={page >= last}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
