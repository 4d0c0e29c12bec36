import type { ApiError } from '@seduh/api-client';
import { FAVORITES_TAB } from '@seduh/contract/constants';
import { EmptyState, LinkButton } from '@seduh/ui';
import { ListFailed } from '../../lib/page/ListFailed';
import { MINE, paths, type ProductsQuery } from '../../lib/paths';
import { useWords } from '../../lib/words/words';
import { tabName, tabOf } from '../menuTabs';
import { menuWords } from '../words';
import { NoFavourites } from './NoFavourites';
import { lateWords, type LateWords } from './words';

export interface MenuTroubleProps {
  query: ProductsQuery;
  /** Why the list did not come; without it, it came empty. */
  error?: ApiError;
  onRetry: () => void;
}

/** In place of a list that did not come, or came empty: why, and the way out. */
export default function MenuTrouble({ query, error, onRetry }: MenuTroubleProps) {
  const m = useWords(lateWords);
  const menu = useWords(menuWords);
  if (error) return <ListFailed headingLevel={3} title={m.failed} error={error} onRetry={onRetry} />;
  const tab = tabOf(query);
  const category = tab === FAVORITES_TAB ? undefined : tabName(tab, menu);
  const { href, action, ...words } = emptyOf(query, m, category);
  const empty = <EmptyState headingLevel={3} {...words} action={<LinkButton href={href}>{action}</LinkButton>} />;
  return tab === MINE ? <NoFavourites>{empty}</NoFavourites> : empty;
}

/** What is said of a list that came empty, and where to go on from there. */
function emptyOf(query: ProductsQuery, m: LateWords, category: string | undefined) {
  const { search, sort, page } = query;
  if (page > 1) {
    const href = paths.products({ ...query, page: 1 });
    return { title: m.pastTheEnd, text: m.fewer, href, action: m.toFirst };
  }
  if (!search && tabOf(query) === MINE) {
    return { title: m.noneOnMenu, text: m.backLater, href: paths.products(), action: m.whole };
  }
  if (!search) {
    return { title: m.noShelf, text: m.noneToday, href: paths.products(), action: m.whole };
  }
  // what else was chosen stays
  const notFound = { title: m.notFound, glass: 'dashed' } as const;
  if (category) {
    const text = m.notIn(category, search);
    return { ...notFound, text, href: paths.products({ search, sort }), action: m.everywhere };
  }
  return { ...notFound, text: m.called(search), href: paths.products({ sort }), action: m.whole };
}
