import { useOrderEvents, useOrders } from '@seduh/api-client';
import { DateField, SearchBox, Segment, Select } from '@seduh/ui';
import { useState } from 'react';
import { deliveryMethodOf, deliveryMethodRows, rowOf } from '../lib/orders/methods/deliveryMethods';
import { methodWords } from '../lib/orders/methods/words';
import { calendarDay } from '../lib/orders/moments';
import { useDebounced } from '../lib/useDebounced';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { StaffPage } from '../lib/page/StaffPage';
import { type MoneyAsked, MoneyDialog } from '../refunds';
import { type ArchiveFilterProps, archiveQuery, endOf, ENDS } from './archiveFilter';
import { ArchiveList } from './ArchiveList';
import { archiveWords } from './words';
import './OrderArchive.css';

/** Every order that has ended, for staff: to be found again, looked into and printed. */
export function OrderArchiveScreen({ filter, onFilter }: ArchiveFilterProps) {
  const m = useWords(archiveWords);
  const methods = useWords(methodWords);
  const { end, deliveryId, search, from, to } = filter;
  const list = useOrders(archiveQuery(filter));
  const clock = useShopClock();
  // held here: whenever another order ends the list is loaded anew, and a row may slip to the next page
  const [asked, setAsked] = useState<MoneyAsked | null>(null);
  useOrderEvents();
  const [typed, setTyped] = useDebounced(search, (words) => onFilter({ ...filter, search: words, page: 1 }, true));
  const today = clock.isLoading ? undefined : calendarDay(clock);
  /** Whatever narrows the list, it starts again at its first page. */
  const narrow = (change: Partial<typeof filter>) => onFilter({ ...filter, search: typed.trim(), page: 1, ...change });

  return (
    <StaffPage className="past" title={m.title} under={{ label: m.orders, href: paths.orders }}>
      <div className="past-tools">
        <SearchBox
          label={m.find}
          placeholder={m.example}
          value={typed}
          onValueChange={setTyped}
          onSearch={(words) => narrow({ search: words })}
        />
        <Select
          label={m.show}
          options={deliveryMethodRows(methods)}
          value={rowOf(deliveryId)}
          placeholder={methods.all}
          onChange={(row) => narrow({ deliveryId: deliveryMethodOf(row) })}
        />
        <Segment
          legend={m.ended}
          hideLegend
          options={ENDS.map((value) => ({ value, label: m.ends[value] }))}
          value={end}
          onChange={(value) => narrow({ end: endOf(value) })}
        />
        <div className="past-days">
          <DateField label={m.from} value={from} max={to || today} onChange={(day) => narrow({ from: day })} />
          <DateField label={m.to} value={to} min={from} max={today} onChange={(day) => narrow({ to: day })} />
        </div>
      </div>
      <ArchiveList list={list} filter={filter} clock={clock} onFilter={onFilter} onAsk={setAsked} />
      <MoneyDialog asked={asked} onClose={() => setAsked(null)} />
    </StaffPage>
  );
}
