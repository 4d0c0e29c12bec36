import type { LineWarning } from '@seduh/contract';
import { Chip, TriangleAlert } from '@seduh/ui';
import { optionWords } from '../options/words';
import { useWords } from '../words/words';
import { warningWords } from './words';
import './warnings.css';

/** What of a product, as it comes, somebody asked to be warned of: in few words, over its picture. */
export default function CardWarning({ warning: { contains, unknown } }: { warning: LineWarning }) {
  const m = useWords(warningWords);
  const { allergen } = useWords(optionWords);
  return (
    <Chip tone="bad" className="card-warning" icon={<TriangleAlert />}>
      {m.card(contains.map((each) => allergen[each]).join(', '), unknown)}
    </Chip>
  );
}
