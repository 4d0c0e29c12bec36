import { Breadcrumb, Panel, Skeleton } from '@seduh/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/PageTitle';
import './PaperPage.css';

export interface PaperPageProps {
  className: string;
  /** The page's heading, and what its trail ends with. */
  title: string;
  /** The tab's title: with the number as soon as that is known. */
  tab: string;
  /** Where the page belongs, from the root down. */
  trail: { label: string; href?: string }[];
  /** Says that the paper is on its way. */
  loading: string;
  /** The paper; left out while it is on its way. */
  children?: ReactNode;
}

/** A page that shows what is printed; its head stays off the paper. */
export function PaperPage({ className, title, tab, trail, loading, children }: PaperPageProps) {
  return (
    <div className={`sd-wrap paper-page ${className}`} aria-busy={!children}>
      <PageTitle>{tab}</PageTitle>
      <div className="paper-head">
        <Breadcrumb items={[...trail, { label: title }]} />
        <h1 className="sd-display sd-t-1">{title}</h1>
      </div>
      {children || (
        <Panel className="paper-wait">
          <p className="sd-sr" role="status">
            {loading}
          </p>
          <Skeleton height="title" width="40" />
          <Skeleton width="80" />
          <Skeleton width="55" />
          <Skeleton />
          <Skeleton />
          <Skeleton height="title" />
        </Panel>
      )}
    </div>
  );
}
