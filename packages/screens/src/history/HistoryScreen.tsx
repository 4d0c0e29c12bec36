import { useHistory, useOrderEvents } from '@seduh/api-client';
import { Checkbox } from '@seduh/ui';
import { useRef, useState } from 'react';
import { LiveBar } from '../tracking';
import { isOpen } from '../lib/orders/openOrders';
import { useShopClock } from '../lib/useShopClock';
import { PageTitle } from '../lib/page/PageTitle';
import { useWords } from '../lib/words/words';
import { DeleteOrders } from './DeleteOrders';
import './History.css';
import { HistoryList } from './HistoryList';
import { useSelection } from './useSelection';
import { historyWords } from './words';

export interface HistoryScreenProps {
  /** From 1. */
  page: number;
  /** Asked for another page. */
  onPageChange: (page: number) => void;
  /** Called to go on to another page of the shop. */
  onGo: (href: string) => void;
}

/** What the customer has bought: an order on its way on top, the rest to look at again or to delete. */
export function HistoryScreen({ page, onPageChange, onGo }: HistoryScreenProps) {
  const m = useWords(historyWords);
  const history = useHistory(page);
  const clock = useShopClock();
  useOrderEvents();
  const heading = useRef<HTMLHeadingElement>(null);
  const selectAll = useRef<HTMLInputElement>(null);
  // gone from sight at once, while the list is still on its way
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  const items = clock.isLoading ? undefined : history.data?.filter(({ id }) => !deleted.has(id));
  const selection = useSelection((items ?? []).filter(({ status_name }) => !isOpen(status_name)).map(({ id }) => id));
  const current = items?.find(({ status_name }) => isOpen(status_name));

  const onClear = () => {
    selection.clear();
    // the bar goes, and the pressed button with it
    selectAll.current?.focus({ preventScroll: true });
  };

  const onDeleted = (ids: string[]) => {
    setDeleted((gone) => new Set([...gone, ...ids]));
    selection.clear();
    const isLastPage = page > 1 && page === history.meta?.totalPage;
    if (isLastPage && ids.length === items?.length) onPageChange(page - 1);
  };

  const onRestored = (ids: string[]) => setDeleted((gone) => new Set([...gone].filter((id) => !ids.includes(id))));

  return (
    <div className="sd-wrap hist">
      <PageTitle>{m.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="sd-display sd-t-1">
        {m.heading}
      </h1>
      <div className="hist-bar">
        <p className="sd-muted">{m.select}</p>
        <Checkbox
          ref={selectAll}
          className="hist-all"
          label={m.selectAll}
          checked={selection.isAll}
          indeterminate={!selection.isAll && selection.chosen.length > 0}
          disabled={!selection.isPossible}
          onChange={(event) => selection.chooseAll(event.currentTarget.checked)}
        />
      </div>
      {current && <LiveBar item={current} time={clock} />}
      <HistoryList
        items={items}
        history={history}
        page={page}
        time={clock}
        selection={selection}
        onPage={onPageChange}
        onGo={onGo}
      />
      <DeleteOrders
        ids={selection.chosen}
        onClear={onClear}
        returnFocus={heading}
        onDeleted={onDeleted}
        onRestored={onRestored}
      />
    </div>
  );
}
