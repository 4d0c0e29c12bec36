import type { Order } from '@seduh/contract';
import { ArchivedOrder } from './ArchivedOrder';

export interface ArchiveTableProps {
  orders: Order[];
  /** The shop's IANA zone. */
  zone: string;
  /** Others are on their way. */
  isStale: boolean;
}

/** What stands in each row; on phones, where each row is a card, nothing needs a name. */
const COLUMNS = ['Order', 'Customer', 'Way', 'Status', 'Payment', 'Total', 'Receipt'];

/** The orders as a table, as cards on phones. */
export function ArchiveTable({ orders, zone, isStale }: ArchiveTableProps) {
  return (
    <table className="past-table" aria-busy={isStale}>
      <caption className="sr">Past orders, newest first</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map((order) => (
        <ArchivedOrder key={order.id} order={order} zone={zone} columns={COLUMNS.length} />
      ))}
    </table>
  );
}
