import { FIGURE_COMPARISONS, FIGURE_DAYS, FIGURE_USUAL_DAYS } from '@seduh/contract/constants';
import { addDays } from '@seduh/domain';
import { DateField, Segment, Select } from '@seduh/ui';
import { useState } from 'react';
import { calendarDay } from '../lib/orders/moments';
import type { ShopClock } from '../lib/useShopClock';
import { comparisonOf, daysOf, type FiguresFilterProps, STRETCHES, stretchOf } from './figuresFilter';
import { useWriting } from './writing';

interface FigureToolsProps extends FiguresFilterProps {
  clock: ShopClock;
}

/** Which days are shown, and what they are held against. */
export function FigureTools({ filter, clock, onFilter }: FigureToolsProps) {
  const { m } = useWriting();
  // while another day is typed in its place, nothing stands there, and the figures stay
  const [emptied, setEmptied] = useState<'from' | 'to' | null>(null);
  const today = calendarDay(clock);
  const to = filter.to || today;
  const from = filter.from || addDays(to, 1 - FIGURE_USUAL_DAYS);
  // what the other end allows: the days in order, and not too many of them
  const limits = { first: addDays(to, 1 - FIGURE_DAYS), last: addDays(from, FIGURE_DAYS - 1) };

  return (
    <div className="fig-tools">
      <Segment
        legend={m.days}
        hideLegend
        options={STRETCHES.map((value) => ({ value, label: m.stretches[value] }))}
        value={stretchOf(filter, today) ?? ''}
        onChange={(value) => {
          const stretch = STRETCHES.find((known) => known === value);
          if (stretch) onFilter({ ...filter, ...daysOf(stretch, today) });
        }}
      />
      <div className="fig-days">
        <DateField
          label={m.from}
          value={emptied === 'from' ? '' : from}
          min={limits.first}
          max={to}
          onChange={(day) => {
            setEmptied(day ? null : 'from');
            if (day) onFilter({ ...filter, from: day, to });
          }}
          onBlur={() => setEmptied(null)}
        />
        <DateField
          label={m.to}
          value={emptied === 'to' ? '' : to}
          min={from}
          max={limits.last < today ? limits.last : today}
          onChange={(day) => {
            setEmptied(day ? null : 'to');
            if (day) onFilter({ ...filter, from, to: day });
          }}
          onBlur={() => setEmptied(null)}
        />
      </div>
      <Select
        label={m.against}
        options={FIGURE_COMPARISONS.map((value) => ({ value, label: m.comparisons[value] }))}
        value={filter.compare}
        placeholder={m.comparisons.none}
        onChange={(value) => onFilter({ ...filter, compare: comparisonOf(value) })}
      />
    </div>
  );
}
