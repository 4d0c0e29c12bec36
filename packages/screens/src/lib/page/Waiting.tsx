import { Skeleton } from '@seduh/ui';

export interface WaitingProps {
  /** Read out: what is being loaded. */
  label: string;
  /** How many cards are likely to come. */
  rows: number;
  /** Class of the list, as it is once it is there. */
  className: string;
  /** Class of each place, which gives it the height of a card. */
  rowClass: string;
}

/** A list that is loading, with a place for each card: nothing moves when they come. */
export function Waiting({ label, rows, className, rowClass }: WaitingProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sd-sr" role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={rowClass} height="auto" />
      ))}
    </div>
  );
}
