import { Panel } from '@seduh/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import './Demo.css';

export interface DemoPanelProps {
  /** The page's heading. */
  title: string;
  /** One sentence on what it shows. */
  text: string;
  children: ReactNode;
}

/** A plain page that shows one part at work; no page for search engines. */
export function DemoPanel({ title, text, children }: DemoPanelProps) {
  return (
    <div className="sd-wrap sd-narrow">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Panel className="demo">
        <h1 className="sd-display sd-t-2">{title}</h1>
        <p>{text}</p>
        {children}
      </Panel>
    </div>
  );
}
