import { Breadcrumb, type BreadcrumbProps } from '@seduh/ui';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import './StaffPage.css';

export interface StaffPageProps {
  /** What the page is about: heading, tab and last crumb. */
  title: string;
  /** The page it belongs to. */
  under: BreadcrumbProps['items'][number];
  /** What it is for, in a sentence. */
  lead?: ReactNode;
  /** What can be done with all of it: beside the heading, below it where there is no room. */
  actions?: ReactNode;
  /** Names what is the page's own in its sheet. */
  className: string;
  /** What follows the head, one below the other. */
  children: ReactNode;
}

/** A page of the staff's office: where it belongs, its heading, what it is for and what can be done there. */
export function StaffPage({ title, under, lead, actions, className, children }: StaffPageProps) {
  return (
    <div className={`sd-wrap staff-page ${className}`}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb items={[under, { label: title }]} />
      <header className="staff-head">
        <div>
          <h1 className="sd-display sd-t-1">{title}</h1>
          {lead && <p className="sd-muted">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
