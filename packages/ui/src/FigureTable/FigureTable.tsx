import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './FigureTable.css';

/** One column of figures. */
export interface FigureColumn {
  /** What the rows' `cells` call it. */
  id: string;
  /** Its heading. */
  label: string;
  /** Figures stand at the end, words at the start. Default: the first at the start, the others at the end. */
  align?: 'start' | 'end';
}

export interface FigureTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table shows. */
  caption: string;
  /** The first one names the rows. */
  columns: FigureColumn[];
  /** What stands in each row, by column id. */
  rows: { id: string; cells: Record<string, ReactNode> }[];
  /** The sums, by column id. */
  foot?: Record<string, ReactNode>;
}

// what scrolls must be reachable by keyboard, or its far end is not
const scroller = { role: 'region', tabIndex: 0 };

/** Figures as a table; scrolls sideways by itself where it is wider than its place. */
export function FigureTable({ caption, columns, rows, foot, className, ...rest }: FigureTableProps) {
  const id = useId();
  const line = (key: string, cells: Record<string, ReactNode>) => (
    <tr key={key}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {cells[column.id]}
          </th>
        ) : (
          <td key={column.id} data-align={column.align ?? 'end'}>
            {cells[column.id]}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <div {...scroller} aria-labelledby={id} {...rest} className={clsx('sd-figures', className)}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.id} scope="col" data-align={column.align ?? (index === 0 ? undefined : 'end')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((row) => line(row.id, row.cells))}</tbody>
        {foot && <tfoot>{line('foot', foot)}</tfoot>}
      </table>
    </div>
  );
}
