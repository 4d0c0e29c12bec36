import { isAlert, type MadeLine } from '@seduh/domain';
import { TriangleAlert } from '@seduh/ui';
import { optionWords } from '../lib/options/words';
import { useWords } from '../lib/words/words';
import { ticketWords } from './words';

/** What nobody may miss of a line, in a frame of its own; nothing where there is nothing. */
export function Allergies({ line }: { line: Pick<MadeLine, 'allergy' | 'contains'> }) {
  const m = useWords(ticketWords);
  const { allergen } = useWords(optionWords);
  if (!isAlert(line)) return null;
  const { allergy, contains } = line;
  return (
    <div className="paper-alert">
      <TriangleAlert />
      <div>
        {allergy && (
          <p>
            <b>{m.allergy}:</b> {allergy}
          </p>
        )}
        {contains.length > 0 && <p>{m.contains(contains.map((each) => allergen[each]).join(', '))}</p>}
      </div>
    </div>
  );
}
