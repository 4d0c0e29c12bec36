import type { ApiError } from '@seduh/api-client';
import { FAVORITES_TAB } from '@seduh/contract/constants';
import { EmptyState, LinkButton } from '@seduh/ui';
import { ListFailed } from '../lib/page/ListFailed';
import { paths, type ProductsQuery } from '../lib/paths';
import { menuTabs, tabOf } from './menuTabs';

export interface MenuTroubleProps {
  query: ProductsQuery;
  /** Why the list did not come; without it, it came empty. */
  error?: ApiError;
  onRetry: () => void;
}

/** In place of a list that did not come, or came empty: why, and the way out. */
export default function MenuTrouble({ query, error, onRetry }: MenuTroubleProps) {
  if (error) return <ListFailed headingLevel={3} title="The menu did not come" error={error} onRetry={onRetry} />;
  if (query.page > 1) {
    return (
      <EmptyState
        headingLevel={3}
        title="The menu ends before this page"
        text="There are fewer pages than that."
        action={<LinkButton href={paths.products({ ...query, page: 1 })}>Back to page 1</LinkButton>}
      />
    );
  }
  const category = menuTabs.find(({ id }) => id === tabOf(query) && id !== FAVORITES_TAB);
  if (query.search) {
    // what else was chosen stays
    const { search, sort } = query;
    return (
      <EmptyState
        headingLevel={3}
        glass="dashed"
        title="Not on this menu"
        text={
          category
            ? `Nothing in ${category.label} is called "${search}".`
            : `Nothing is called "${search}". Try a shorter word, or look at everything.`
        }
        action={
          category ? (
            <LinkButton href={paths.products({ search, sort })}>Look in every category</LinkButton>
          ) : (
            <LinkButton href={paths.products({ sort })}>See the whole menu</LinkButton>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title="This shelf is empty"
      text="Nothing is in this category today."
      action={<LinkButton href={paths.products()}>See the whole menu</LinkButton>}
    />
  );
}
