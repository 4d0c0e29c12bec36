import { FigureTable, formatRupiah } from '@seduh/ui';

interface Day {
  date: string;
  income: number;
  orders: number;
}

export function WeekReport({ days }: { days: Day[] }) {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  return (
    <FigureTable
      caption="This week, by the day"
      columns={[
        { id: 'date', label: 'Day' },
        { id: 'income', label: 'Income' },
        { id: 'orders', label: 'Orders' },
      ]}
      rows={days.map(({ date, income, orders }) => ({
        id: date,
        cells: { date, income: formatRupiah(income), orders },
      }))}
      foot={{ date: 'Sum', income: formatRupiah(sum((day) => day.income)), orders: sum((day) => day.orders) }}
    />
  );
}
