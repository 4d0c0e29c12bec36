import type { ProductListQuery } from '@seduh/contract';
import { CATEGORIES, FAVORITES_TAB } from '@seduh/contract/constants';
import { CirclePlus, Coffee, CupSoda, Heart, Star, UtensilsCrossed } from '@seduh/ui';
import type { ReactNode } from 'react';
import { MINE, type ProductsQuery } from '../lib/paths';
import type { MenuWords } from './words';

/** A category as the URL has it: by id, by its tab's word or by its form's word. */
function categoryOf(text: string) {
  const wanted = text.trim().toLowerCase();
  return CATEGORIES.find(
    ({ id, name, tab }) => String(id) === wanted || name.toLowerCase() === wanted || tab.toLowerCase() === wanted,
  );
}

const icons: Record<(typeof CATEGORIES)[number]['id'], ReactNode> = {
  1: <Coffee />,
  2: <CupSoda />,
  3: <UtensilsCrossed />,
  4: <CirclePlus />,
};

type TabId = `${keyof MenuWords['tabs']}`;

/** The menu's tabs, in their order: the spec's, then one's own, which comes late and so moves none of them. */
export const menuTabs: { id: TabId; icon: ReactNode }[] = [
  { id: FAVORITES_TAB, icon: <Star /> },
  ...CATEGORIES.map(({ id }) => ({ id: `${id}` as const, icon: icons[id] })),
  { id: MINE, icon: <Heart /> },
];

/** What a tab is called; undefined where it is none of them. */
export const tabName = (tab: string, { tabs }: MenuWords): string | undefined =>
  menuTabs.some(({ id }) => id === tab) ? tabs[tab as TabId] : undefined;

/** The tab that stands for the query; empty where none does, as with all products sorted by price. */
export function tabOf({ categories, sort }: ProductsQuery): string {
  const category = categories && categoryOf(categories);
  if (category) return String(category.id);
  if (categories === MINE) return MINE;
  const isFavorites = !categories || categories.toLowerCase() === FAVORITES_TAB.toLowerCase();
  return isFavorites && sort === 'popular' ? FAVORITES_TAB : '';
}

/**
 * What the menu's list is asked for.
 * @param kept what one keeps; null until that is known
 * @returns null where nothing is: one's own tab, while nothing is kept or known
 */
export function menuQuery(query: ProductsQuery, kept: readonly string[] | null): ProductListQuery | null {
  if (tabOf(query) !== MINE) return query;
  return kept?.length ? { ...query, categories: '', ids: kept.toSorted().join() } : null;
}

/** What choosing a tab changes. */
export function queryOfTab(tab: string): Partial<ProductsQuery> {
  return tab === FAVORITES_TAB ? { categories: '', sort: 'popular' } : { categories: tab };
}
