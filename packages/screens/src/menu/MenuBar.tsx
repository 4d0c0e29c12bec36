import { PRODUCT_SORTS } from '@seduh/contract/constants';
import { CategoryTabs, Select, useLocale } from '@seduh/ui';
import { MINE, type ProductsQuery } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { menuTabs, queryOfTab, tabOf } from './menuTabs';
import { menuWords } from './words';

export interface MenuBarProps {
  query: ProductsQuery;
  /** How many products there are in all; undefined until known. */
  total: number | undefined;
  /** The id of the list the tabs rule. */
  panelId: string;
  /** Whether there is something for the tab of one's own. */
  hasMine: boolean;
  onChange: (change: Partial<ProductsQuery>) => void;
}

const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'popular');

/** Categories, how many products that makes, and the order they are in. */
export function MenuBar({ query, total, panelId, hasMine, onChange }: MenuBarProps) {
  'use no memo'; // drawn again when its list has come: remembering would cost bytes and spare nothing
  const m = useWords(menuWords);
  const locale = useLocale();
  const value = tabOf(query);
  const found = value === MINE && !query.search ? m.kept : m.found;
  const tabs = menuTabs.filter(({ id }) => id !== MINE || hasMine || value === MINE);
  return (
    <div className="shop-bar">
      <CategoryTabs
        label={m.category}
        tabs={tabs.map(({ id, icon }) => ({ id, icon, label: m.tabs[id] }))}
        value={value}
        panelId={panelId}
        onChange={(tab) => onChange(queryOfTab(tab))}
      />
      <p className="shop-found sd-small sd-muted sd-num" role="status">
        {total !== undefined && found(total.toLocaleString(locale), query.search)}
      </p>
      <Select
        label={m.sort}
        options={sorts.map((sort) => ({ value: sort, label: m.sorts[sort] }))}
        value={query.sort}
        placeholder={m.sorts.popular}
        onChange={(value) => onChange({ sort: PRODUCT_SORTS.find((sort) => sort === value) ?? 'popular' })}
      />
    </div>
  );
}
