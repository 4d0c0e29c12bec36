import { cartActions, useMemberCard } from '@seduh/api-client';
import type { QuotePoints } from '@seduh/contract';
import { Button, Chip, Coffee } from '@seduh/ui';
import { useWords } from '../../lib/words/words';
import { lateWords } from './words';

export interface PointsBoxProps {
  /** Whether the cart asks for a free cup. */
  isUsed: boolean;
  /** What the quote says of it; undefined while it says nothing. */
  verdict: QuotePoints | undefined;
}

/** A free cup for points, in place of a code: on offer, in use, or not in use and why. Nothing where the card has too few. */
export function PointsBox({ isUsed, verdict }: PointsBoxProps) {
  const m = useWords(lateWords);
  const { data: card } = useMemberCard();

  if (isUsed) {
    return (
      <>
        <div className="promo-row">
          <Chip tone={verdict?.applied ? 'ok' : undefined} icon={<Coffee />}>
            {verdict?.applied ? m.cupApplied(verdict.points) : m.cup}
          </Chip>
          <Button variant="quiet" size="sm" onClick={() => cartActions.setPoints(false)}>
            {m.keepPoints}
          </Button>
        </div>
        {verdict && !verdict.applied && (
          <p className="sd-error" role="status">
            {verdict.reason}
          </p>
        )}
      </>
    );
  }
  if (!card || card.number === null || !card.points_on || card.balance < card.free_cup_points) return null;
  return (
    <div className="promo-row">
      <Button variant="line" size="sm" icon={<Coffee />} onClick={() => cartActions.setPoints(true)}>
        {m.spend(card.free_cup_points)}
      </Button>
    </div>
  );
}
