import { CATEGORIES, FAVORITES_TAB } from '@seduh/contract/constants';
import { CirclePlus, Coffee, CupSoda, Star, UtensilsCrossed } from '@seduh/ui';
import type { ReactNode } from 'react';
import type { ProductsQuery } from '../lib/paths';
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

/** The menu's tabs, in their order. */
export const menuTabs: { id: TabId; icon: ReactNode }[] = [
  { id: FAVORITES_TAB, icon: <Star /> },
  ...CATEGORIES.map(({ id }) => ({ id: `${id}` as const, icon: icons[id] })),
];

/** What a tab is called; undefined where it is none of them. */
export const tabName = (tab: string, { tabs }: MenuWords): string | undefined =>
  menuTabs.some(({ id }) => id === tab) ? tabs[tab as TabId] : undefined;

/** The tab that stands for the query; empty where none does, as with all products sorted by price. */
export function tabOf({ categories, sort }: ProductsQuery): string {
  const category = categories && categoryOf(categories);
  if (category) return String(category.id);
  const isFavorites = !categories || categories.toLowerCase() === FAVORITES_TAB.toLowerCase();
  return isFavorites && sort === 'popular' ? FAVORITES_TAB : '';
}

/** What choosing a tab changes. */
export function queryOfTab(tab: string): Partial<ProductsQuery> {
  return tab === FAVORITES_TAB ? { categories: '', sort: 'popular' } : { categories: tab };
}
