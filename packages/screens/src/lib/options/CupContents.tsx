import type { Contents } from '@seduh/contract';
import { useLocale } from '@seduh/ui';
import { useWords } from '../words/words';
import { contentRows } from './contentRows';
import { optionWords } from './words';
import './CupContents.css';

export interface CupContentsProps {
  contents: Contents;
  /** The size that the figures are of, where a larger one is chosen; left out where they are of this one. */
  of?: string | undefined;
}

/** What is in a cup as it is chosen. */
export function CupContents({ contents, of }: CupContentsProps) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const m = useWords(optionWords);
  const locale = useLocale();

  const title = of === undefined ? m.inside : m.insideOf(of);

  return (
    <section className="cup-contents" aria-label={title}>
      <p className="sd-legend">{title}</p>
      <dl>
        {contentRows(contents, m, locale).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="sd-num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
