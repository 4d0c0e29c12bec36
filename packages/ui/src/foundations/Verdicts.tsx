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
      <div data-good>
        <h3 className="doc-title">
          <Check /> {yesTitle}
        </h3>
        <ul>
          {Children.map(yes, (line) => (
            <li>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="doc-title">
          <X /> {noTitle}
        </h3>
        <ul>
          {Children.map(no, (line) => (
            <li>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
