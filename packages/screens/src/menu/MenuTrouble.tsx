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
  const { href, action, ...words } = emptyOf(query);
  return <EmptyState headingLevel={3} {...words} action={<LinkButton href={href}>{action}</LinkButton>} />;
}

/** What is said of a list that came empty, and where to go on from there. */
function emptyOf(query: ProductsQuery) {
  const { search, sort, page } = query;
  if (page > 1) {
    const title = 'The menu ends before this page';
    const href = paths.products({ ...query, page: 1 });
    return { title, text: 'There are fewer pages than that.', href, action: 'Back to page 1' };
  }
  if (!search) {
    const text = 'Nothing is in this category today.';
    return { title: 'This shelf is empty', text, href: paths.products(), action: 'See the whole menu' };
  }
  // what else was chosen stays
  const notFound = { title: 'Not on this menu', glass: 'dashed' } as const;
  const category = menuTabs.find(({ id }) => id === tabOf(query) && id !== FAVORITES_TAB);
  if (category) {
    const text = `Nothing in ${category.label} is called "${search}".`;
    return { ...notFound, text, href: paths.products({ search, sort }), action: 'Look in every category' };
  }
  const text = `Nothing is called "${search}". Try a shorter word, or look at everything.`;
  return { ...notFound, text, href: paths.products({ sort }), action: 'See the whole menu' };
}
