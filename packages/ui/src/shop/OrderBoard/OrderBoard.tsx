import { clsx } from 'clsx';
import { useDeferredValue, useId, type ComponentProps, type ReactNode } from 'react';
import { CategoryTabs } from '../../CategoryTabs';
import { OrderColumn, type OrderColumnProps } from '../OrderColumn';
import './OrderBoard.css';

/** One column of the board. */
export interface OrderBoardColumn extends Pick<OrderColumnProps, 'title' | 'tone' | 'count' | 'news'> {
  /** Identifies it in `value` and `onChange`. */
  id: string;
  /** Said in the column while nothing is in it. */
  empty: string;
  /** Its order cards. */
  cards: ReactNode;
}

export interface OrderBoardProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Names the board. */
  label: string;
  /** Names the tabs that stand for the columns on phones. */
  tabsLabel: string;
  /** In the order in which cards move through them. */
  columns: OrderBoardColumn[];
  /** Id of the column that phones show; wider screens show all. */
  value: string;
  /** Called with the id of the column whose tab was chosen. */
  onChange: (id: string) => void;
}

/** Columns of order cards side by side; on phones one of them, chosen by tabs that count. */
export function OrderBoard({ label, tabsLabel, columns, value, onChange, className, ...rest }: OrderBoardProps) {
  const panelId = useId();
  // what their counts follow from is painted first
  const tabs = useDeferredValue(columns.map(({ id, title, count }) => ({ id, label: `${title} ${count}` })));

  return (
    <div role="group" aria-label={label} {...rest} className={clsx('sd-board', className)}>
      <CategoryTabs
        className="sd-board-tabs"
        label={tabsLabel}
        panelId={panelId}
        tabs={tabs}
        value={value}
        onChange={onChange}
      />
      <div id={panelId} className="sd-board-columns">
        {columns.map(({ id, title, tone, count, news, empty, cards }) => (
          <OrderColumn key={id} {...{ title, tone, count, news }} data-chosen={id === value || undefined}>
            {count === 0 && <p className="sd-board-none sd-small sd-muted">{empty}</p>}
            {cards}
          </OrderColumn>
        ))}
      </div>
    </div>
  );
}
