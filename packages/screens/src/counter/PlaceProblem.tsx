import { type CounterState, isUnanswered } from '@seduh/api-client';
import { Banner, Button, LinkButton } from '@seduh/ui';
import { sentence } from '../lib/messageOf';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import type { Placing } from './usePlacing';
import { counterWords } from './words';

interface PlaceProblemProps {
  placing: Placing;
  counter: CounterState;
  /** What it comes to now; undefined while that is not known. */
  sum: string | undefined;
}

/** Why a ticket was not placed, and what to do; also of a try before the page was loaded. */
export function PlaceProblem({ placing: { error }, counter, sum = '' }: PlaceProblemProps) {
  const m = useWords(counterWords);
  // whose session has ended is sent to the login by the guard, which says so itself
  if (counter.isPlacing || error?.status === 401) return null;
  if (error?.code === 'KEY_REUSED') {
    return (
      <Banner tone="bad">
        {m.placedBefore}
        <span className="counter-placed-acts">
          <LinkButton size="sm" variant="line" href={paths.orders}>
            {m.board}
          </LinkButton>
          <Button size="sm" variant="line" onClick={counter.placeAnother}>
            {m.another}
          </Button>
        </span>
      </Banner>
    );
  }
  if (error ? isUnanswered(error) : counter.ticket.isUncertain) {
    return <Banner tone="bad">{error ? `${sentence(error.msg)} ${m.unanswered}` : m.unanswered}</Banner>;
  }
  if (!error) return null;
  return <Banner tone="bad">{error.code === 'PRICE_CHANGED' ? m.dearer(sum) : error.msg}</Banner>;
}
