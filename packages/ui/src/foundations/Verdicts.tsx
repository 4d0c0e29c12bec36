import { Children, type ReactNode } from 'react';
import { Check, X } from '../icons';

export interface VerdictsProps {
  /** The head over what is right. Default `Do`. */
  yesTitle?: string;
  /** What is right, a line each. */
  yes: ReactNode[];
  /** The head over what is not. Default `Do not`. */
  noTitle?: string;
  /** What is not, a line each. */
  no: ReactNode[];
}

/** What to do beside what not to do. */
export function Verdicts({ yesTitle = 'Do', yes, noTitle = 'Do not', no }: VerdictsProps) {
  return (
    <div className="doc-verdicts">
      <Verdict good title={yesTitle} lines={yes} />
      <Verdict title={noTitle} lines={no} />
    </div>
  );
}

function Verdict({ good, title, lines }: { good?: boolean; title: string; lines: ReactNode[] }) {
  return (
    <div data-good={good}>
      <h3 className="doc-title">
        {good ? <Check /> : <X />} {title}
      </h3>
      <ul>
        {Children.map(lines, (line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
}
