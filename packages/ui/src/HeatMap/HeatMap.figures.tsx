import type { Figures } from '../guide/types';
import { HeatMap } from './HeatMap';
import type { guide } from './HeatMap.guide';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label) => ({ id: label, label }));
const hours = ['07:00', '08:00', '09:00', '10:00'].map((label) => ({ id: label, label }));
const cells = days.flatMap((day, index) =>
  [9, 21, 14, 0].map((orders, row) => ({
    row: hours[row]?.id ?? '',
    column: day.id,
    value: orders === 0 ? 0 : orders + index * 2,
  })),
);
const words = {
  title: 'Orders by hour and weekday, the most on Sunday at 08:00 with 33',
  formatValue: String,
  legend: { least: 'Few', most: 'The most' },
};

/** Some hours of a week, or the same with the days below each other. */
function Week({ isTurned = false }: { isTurned?: boolean }) {
  const turned = cells.map(({ row, column, value }) => ({ row: column, column: row, value }));
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '24rem' }}>
      <HeatMap
        {...words}
        columns={isTurned ? hours : days}
        rows={isTurned ? days : hours}
        cells={isTurned ? turned : cells}
      />
    </div>
  );
}

export default {
  anatomy: <Week />,
  pairs: { rows: { do: <Week />, dont: <Week isTurned /> } },
} satisfies Figures<typeof guide>;
