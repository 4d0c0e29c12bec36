import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { heatLevel, type HeatLevel } from './levels';
import './HeatMap.css';

/** A column or a row. */
export interface HeatLine {
  /** What `cells` call it. */
  id: string;
  /** Short: it stands above a narrow field, or before it. */
  label: string;
}

/** What one field counts. */
export interface HeatCell {
  /** Id of its row. */
  row: string;
  /** Id of its column. */
  column: string;
  /** How much falls there: nothing, or more. */
  value: number;
}

export interface HeatMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The whole map in one sentence, for those who cannot see it. */
  title: string;
  /** From left to right, seven at most: a week. */
  columns: HeatLine[];
  /** From top to bottom: the hours of a day. */
  rows: HeatLine[];
  /** In any order; what is left out counts as nothing. */
  cells: HeatCell[];
  /** Writes what stands in a field, in four signs or so. */
  formatValue: (value: number) => string;
  /** The words at both ends of the scale. */
  legend: { least: string; most: string };
}

const LEVELS: HeatLevel[] = [1, 2, 3, 4, 5];

/** How much falls on each meeting of a row and a column: the warmer the more, its figure in it, the most picked out. */
export function HeatMap({ title, columns, rows, cells, formatValue, legend, className, ...rest }: HeatMapProps) {
  const values = new Map(cells.map(({ row, column, value }) => [`${row} ${column}`, value]));
  const most = Math.max(0, ...cells.map(({ value }) => value));
  return (
    <div {...rest} className={clsx('sd-heat', className)}>
      {/* all of it is one image: whoever reads figures has the table */}
      <div className="sd-heat-map" role="img" aria-label={title}>
        <div className="sd-heat-row">
          <span />
          {columns.map((column) => (
            <span key={column.id} className="sd-heat-head">
              {column.label}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row.id} className="sd-heat-row">
            <span>{row.label}</span>
            {columns.map((column) => {
              const value = values.get(`${row.id} ${column.id}`) ?? 0;
              return (
                <span key={column.id} className="sd-heat-cell" data-level={heatLevel(value, most)}>
                  {value > 0 && formatValue(value)}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <p className="sd-heat-legend">
        {legend.least}
        <span aria-hidden="true">
          {LEVELS.map((level) => (
            <span key={level} className="sd-heat-cell" data-level={level} />
          ))}
        </span>
        {legend.most}
      </p>
    </div>
  );
}
