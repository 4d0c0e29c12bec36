import type { Figures } from '../guide/types';
import { formatRupiah } from '../Price';
import { HeatMap, type HeatMapProps } from './HeatMap';
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

/** Some hours of a week. */
const Week = (props: Partial<HeatMapProps>) => (
  <div style={{ inlineSize: '100%', maxInlineSize: '24rem' }}>
    <HeatMap {...words} columns={days} rows={hours} cells={cells} {...props} />
  </div>
);

export default {
  anatomy: <Week />,
  pairs: { short: { do: <Week />, dont: <Week formatValue={(value) => formatRupiah(value * 46_500)} /> } },
} satisfies Figures<typeof guide>;
