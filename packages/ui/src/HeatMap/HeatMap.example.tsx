import { type HeatCell, HeatMap } from '@seduh/ui';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label) => ({ id: label, label }));
const HOURS = Array.from({ length: 14 }, (_, index) => {
  const label = `${String(index + 7).padStart(2, '0')}:00`;
  return { id: label, label };
});

/** `orders` by hour and weekday. */
export function BusyHours({ orders }: { orders: HeatCell[] }) {
  const best = orders.toSorted((one, other) => other.value - one.value)[0];
  if (!best) return null;
  return (
    <HeatMap
      title={`Orders by hour and weekday, the most on ${best.column} at ${best.row} with ${best.value}`}
      columns={DAYS}
      rows={HOURS}
      cells={orders}
      formatValue={String}
      legend={{ least: 'Few', most: 'The most' }}
    />
  );
}
