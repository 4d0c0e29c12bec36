import type { LineWarning as Warning } from '@seduh/contract';
import { TriangleAlert } from '@seduh/ui';
import { optionWords } from '../options/words';
import { useWords } from '../words/words';
import { warningWords } from './words';
import './warnings.css';

/** What of a cup somebody asked to be warned of. */
export default function LineWarning({ warning: { contains, unknown } }: { warning: Warning }) {
  const m = useWords(warningWords);
  const { allergen } = useWords(optionWords);
  const known = contains.length > 0 && m.contains(contains.map((each) => allergen[each]).join(', '));
  const rest = unknown && (known ? m.restUnknown : m.unknown);
  return (
    <p className="warning sd-small">
      <TriangleAlert />
      <span>{[known, rest].filter(Boolean).join(' ')}</span>
    </p>
  );
}
