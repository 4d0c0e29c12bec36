import { useCart, useUncertainOutcome } from '@seduh/api-client';
import { paths } from '@seduh/screens/lib';
import { CircleAlert, LinkButton } from '@seduh/ui';

export interface UncertainNoteProps {
  /** Path of the page on screen. */
  pathname: string;
}

/**
 * Under the bar, also after a reload: an order that got no answer waits for its customer's word. It is never sent by
 * itself; the checkout sends it again, under the same key.
 */
export function UncertainNote({ pathname }: UncertainNoteProps) {
  const outcome = useUncertainOutcome();
  const { count } = useCart();
  const isSaid = pathname === paths.payment || (outcome === 'open' && count === 0);
  return (
    <div aria-live="polite" className="asks-note">
      {outcome && !isSaid && (
        <div className="sd-wrap">
          <p>
            <CircleAlert />
            {outcome === 'open'
              ? 'Your last order got no answer. It waits: nothing is sent until you say so.'
              : 'Your last order may have gone through.'}
          </p>
          <LinkButton variant="line" size="sm" href={outcome === 'open' ? paths.payment : paths.history}>
            {outcome === 'open' ? 'Look at it' : 'See your history'}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
