import { useOrderEvents, useOrders } from '@seduh/api-client';
import { Breadcrumb } from '@seduh/ui';
import { useShopClock } from '../lib/useShopClock';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';
import { type PastFilterProps, pastQuery } from './pastFilter';
import { PastList } from './PastList';
import './PastOrders.css';
import { PastTools } from './PastTools';

/** Every order that has ended, for staff: to be found again, looked into and printed. */
export function PastOrdersScreen({ filter, onFilter }: PastFilterProps) {
  const list = useOrders(pastQuery(filter));
  const clock = useShopClock();
  useOrderEvents();

  return (
    <div className="wrap past">
      <PageTitle>Past orders</PageTitle>
      <Breadcrumb items={[{ label: 'Orders', href: paths.orders }, { label: 'Past orders' }]} />
      <h1 className="display t-1">Past orders</h1>
      <PastTools filter={filter} clock={clock} onFilter={onFilter} />
      <PastList list={list} filter={filter} clock={clock} onFilter={onFilter} />
    </div>
  );
}
