import { Check, X } from '../icons';
import './words.css';

export interface Saying {
  /** What goes wrong without the rule. */
  not: string;
  /** The same in our voice. */
  but: string;
  /** The rule in a few words. */
  why: string;
}

/** Sentences before and after, each under the rule that changed it. */
export function Sayings({ sayings }: { sayings: Saying[] }) {
  return (
    <ul className="doc-sayings">
      {sayings.map(({ not, but, why }) => (
        <li key={why}>
          <h3 className="doc-title">{why}</h3>
          <p data-good>
            <Check />
            <span>
              <span className="sd-sr">Do: </span>
              {but}
            </span>
          </p>
          <p>
            <X />
            <span>
              <span className="sd-sr">Do not: </span>
              {not}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
