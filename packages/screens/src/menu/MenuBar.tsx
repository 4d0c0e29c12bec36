import { PRODUCT_SORTS } from '@seduh/contract/constants';
import { CategoryTabs, Select } from '@seduh/ui';
import type { ProductsQuery } from '../lib/paths';
import { menuTabs, queryOfTab, tabOf } from './menuTabs';

export interface MenuBarProps {
  query: ProductsQuery;
  /** How many products there are in all; undefined until known. */
  total: number | undefined;
  /** The id of the list the tabs rule. */
  panelId: string;
  onChange: (change: Partial<ProductsQuery>) => void;
}

const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'popular').map((sort) => ({ value: sort, label: sort }));

/** `46 on the menu`, `3 found for "latte"`. */
function countInWords(total: number, search: string): string {
  const figure = total.toLocaleString('en-US');
  return search ? `${figure} found for "${search}"` : `${figure} on the menu`;
}

/** Categories, how many products that makes, and the order they are in. */
export function MenuBar({ query, total, panelId, onChange }: MenuBarProps) {
  return (
    <div className="shop-bar">
      <CategoryTabs
        label="Category"
        tabs={menuTabs}
        value={tabOf(query)}
        panelId={panelId}
        onChange={(tab) => onChange(queryOfTab(tab))}
      />
      <p className="shop-found sd-small sd-muted sd-num" role="status">
        {total !== undefined && countInWords(total, query.search)}
      </p>
      <Select
        label="Sort by"
        options={sorts}
        value={query.sort}
        placeholder="popular"
        onChange={(value) => onChange({ sort: PRODUCT_SORTS.find((sort) => sort === value) ?? 'popular' })}
      />
    </div>
  );
}
