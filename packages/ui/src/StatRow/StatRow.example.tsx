import { Price, Stat, StatRow } from '@seduh/ui';

interface Month {
  income: number;
  orders: number;
  bestSeller: string | null;
}

export function MonthAtAGlance({ month }: { month: Month }) {
  return (
    <StatRow>
      <Stat label="Income" value={<Price amount={month.income} />} />
      <Stat label="Orders" value={month.orders} />
      <Stat label="Best seller" value={month.bestSeller} />
    </StatRow>
  );
}
