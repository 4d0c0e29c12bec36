import { Button, EmptyState, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { ALL_PAST, isNarrowed, type PastFilterProps } from './pastFilter';

/** Why there is no order to show, and a way out. */
export function NoPast({ filter, onFilter }: PastFilterProps) {
  if (filter.page > 1) {
    return (
      <EmptyState
        title="The orders end before this page"
        text="There are fewer pages than that."
        action={<Button onClick={() => onFilter({ ...filter, page: 1 })}>Back to page 1</Button>}
      />
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        glass="dashed"
        title="No past order fits"
        text="Look for a number, a name or a product, on more days."
        action={<Button onClick={() => onFilter(ALL_PAST)}>Show all past orders</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No order has ended yet"
      text="What is handed over or cancelled is kept here."
      action={<LinkButton href={paths.orders}>See the board</LinkButton>}
    />
  );
}
