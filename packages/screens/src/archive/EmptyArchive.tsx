import { Button, EmptyState, LinkButton } from '@seduh/ui';
import { paths } from '../lib/paths';
import { EMPTY_FILTER, isNarrowed, type ArchiveFilterProps } from './archiveFilter';

/** Why there is no order to show, and a way out. */
export function EmptyArchive({ filter, onFilter }: ArchiveFilterProps) {
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
        action={<Button onClick={() => onFilter(EMPTY_FILTER)}>Show all past orders</Button>}
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
