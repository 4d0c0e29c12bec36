import type { ReactNode } from 'react';
import { Section } from '../foundations/Page';
import { Verdicts } from '../foundations/Verdicts';
import './patterns.css';

/** When a pattern is the right one, and what to take where it is not. */
export function When({ yes, no }: { yes: ReactNode[]; no: ReactNode[] }) {
  return (
    <Section title="When">
      <Verdicts yesTitle="When" yes={yes} noTitle="When not" no={no} />
    </Section>
  );
}

export interface StageProps {
  /** Bars that stick to the foot of the window stick to the foot of the stage. */
  holdsBars?: boolean;
  children: ReactNode;
}

/** Where a pattern is alive: a piece of page with a frame. */
export function Stage({ holdsBars = false, children }: StageProps) {
  return (
    <div className="doc-stage" data-holds={holdsBars || undefined}>
      {children}
    </div>
  );
}

/** How it is put together, in the order of the page. */
export function Anatomy({ parts }: { parts: [name: string, text: ReactNode][] }) {
  return (
    <ol className="doc-anatomy">
      {parts.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
