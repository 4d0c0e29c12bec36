import type { ListResource } from '@seduh/api-client';
import type { Pagination } from '@seduh/contract';
import { Banner, Pager } from '@seduh/ui';
import type { ReactNode, RefObject } from 'react';
import { sentence } from '../messageOf';
import { useWords } from '../words/words';
import { pageWords } from './words';

export interface PagedListProps extends Pick<ListResource<unknown>, 'error' | 'isStale' | 'retry'> {
  meta: Pagination;
  /** Of `usePageFocus`, asked above what stands in the list's place: it outlives the page that is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  turnTo: (page: number) => void;
  className: string;
  pagerClass: string;
  /** Which page of it this is, for who hears it. */
  title: string;
  /** How much there is in all. */
  found: string;
  children: ReactNode;
}

/** One page of a long list of the staff's: how much there is, what went wrong since, the page, and the way to the others. */
export function PagedList({
  meta,
  error,
  isStale,
  retry,
  heading,
  turnTo,
  className,
  pagerClass,
  title,
  found,
  children,
}: PagedListProps) {
  const { tryAgain } = useWords(pageWords);
  return (
    <section className={className}>
      <h2 ref={heading} tabIndex={-1} className="sd-sr">
        {title}
      </h2>
      <p role="status" className="sd-muted sd-num">
        {found}
      </p>
      {error && (
        <Banner tone="bad">
          {`${sentence(error.msg)} `}
          <button type="button" className="sd-link" onClick={retry}>
            {tryAgain}
          </button>
        </Banner>
      )}
      {children}
      {meta.totalPage > 1 && (
        <Pager className={pagerClass} page={meta.page} totalPage={meta.totalPage} busy={isStale} onPage={turnTo} />
      )}
    </section>
  );
}
