import type { Contents } from '@seduh/contract';
import { useLocale } from '@seduh/ui';
import { useWords } from '../words/words';
import { contentRows } from './contentRows';
import { optionWords } from './words';
import './CupContents.css';

/** What is in a cup as it is chosen. */
export function CupContents({ contents }: { contents: Contents }) {
  'use no memo'; // drawn anew by a choice alone: remembering would cost bytes and spare nothing
  const m = useWords(optionWords);
  const locale = useLocale();

  return (
    <section className="cup-contents" aria-label={m.inside}>
      <p className="sd-legend">{m.inside}</p>
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
