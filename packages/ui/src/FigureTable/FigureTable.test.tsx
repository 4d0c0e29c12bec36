import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureTable, type FigureTableProps } from './FigureTable';

const base: FigureTableProps = {
  caption: 'Report',
  columns: [
    { id: 'day', label: 'Day' },
    { id: 'sum', label: 'Sum' },
    { id: 'note', label: 'Note', align: 'start' },
  ],
  rows: [{ id: 'mon', cells: { day: 'Mon', sum: 1 } }],
};

it('stands figures at the end, words where they were asked to stand, and leaves unknown cells empty', () => {
  render(<FigureTable {...base} />);
  const cells = screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset['align']]);
  expect(cells).toEqual([
    ['1', 'end'],
    ['', 'start'],
  ]);
});

it('adds the sums only when it has them', () => {
  const { container, rerender } = render(<FigureTable {...base} className="mine" />);
  expect(container.querySelector('tfoot')).toBeNull();
  rerender(<FigureTable {...base} foot={{ day: 'Sum', sum: 1 }} />);
  expect(container.querySelector('tfoot')?.textContent).toBe('Sum1');
});
