import { Pager } from '@seduh/ui';
import { useRef, useState, type ReactNode } from 'react';

interface PagedListProps {
  title: string;
  totalPage: number;
  children: (page: number) => ReactNode;
}

export function PagedList({ title, totalPage, children }: PagedListProps) {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (to: number) => {
    setPage(to);
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children(page)}
      <Pager page={page} totalPage={totalPage} onPage={turn} />
    </>
  );
}
