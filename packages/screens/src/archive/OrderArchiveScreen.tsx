import { useOrderEvents, useOrders } from '@seduh/api-client';
import { Breadcrumb } from '@seduh/ui';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';
import { type ArchiveFilterProps, archiveQuery } from './archiveFilter';
import { ArchiveList } from './ArchiveList';
import './OrderArchive.css';
import { ArchiveTools } from './ArchiveTools';

/** Every order that has ended, for staff: to be found again, looked into and printed. */
export function OrderArchiveScreen({ filter, onFilter }: ArchiveFilterProps) {
  const list = useOrders(archiveQuery(filter));
  const clock = useShopClock();
  useOrderEvents();

  return (
    <div className="wrap past">
      <PageTitle>Past orders</PageTitle>
      <Breadcrumb items={[{ label: 'Orders', href: paths.orders }, { label: 'Past orders' }]} />
      <h1 className="display t-1">Past orders</h1>
      <ArchiveTools filter={filter} clock={clock} onFilter={onFilter} />
      <ArchiveList list={list} filter={filter} clock={clock} onFilter={onFilter} />
    </div>
  );
}
