import { useCart, useUncertainOutcome } from '@seduh/api-client';
import { paths, useWords } from '@seduh/screens/lib';
import { CircleAlert, LinkButton } from '@seduh/ui';
import { notesWords } from '../shell/notes/words';

export interface UncertainNoteProps {
  /** Path of the page on screen. */
  pathname: string;
}

/**
 * Under the bar, also after a reload: an order that got no answer waits for its customer's word. It is never sent by
 * itself; the checkout sends it again, under the same key.
 */
export function UncertainNote({ pathname }: UncertainNoteProps) {
  const m = useWords(notesWords);
  const outcome = useUncertainOutcome();
  const { count } = useCart();
  const isSaid = pathname === paths.payment || (outcome === 'open' && count === 0);
  return (
    <div aria-live="polite" className="asks-note">
      {outcome && !isSaid && (
        <div className="sd-wrap">
          <p>
            <CircleAlert />
            {outcome === 'open' ? m.waits : m.mayBeSent}
          </p>
          <LinkButton variant="line" size="sm" href={outcome === 'open' ? paths.payment : paths.history}>
            {outcome === 'open' ? m.look : m.history}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
