import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeatMap, type HeatMapProps } from './HeatMap';
import { heatLevel } from './levels';

const base: HeatMapProps = {
  title: 'Orders',
  columns: [
    { id: 'mon', label: 'Mon' },
    { id: 'tue', label: 'Tue' },
  ],
  rows: [{ id: '8', label: '08:00' }],
  cells: [
    { row: '8', column: 'tue', value: 12 },
    { row: '9', column: 'mon', value: 7 },
  ],
  formatValue: (value) => `= ${value}`,
  legend: { least: 'Few', most: 'Many' },
};

it.each([
  [0, 100, 0],
  [-1, 100, 0],
  [0, 0, 0],
  [1, 100, 1],
  [24, 100, 1],
  [25, 100, 2],
  [74, 100, 3],
  [99, 100, 4],
  [100, 100, 5],
])('%i of %i has the level %i', (value, most, level) => {
  expect(heatLevel(value, most)).toBe(level);
});

it('puts each value where its row and column meet, and nothing where there is none', () => {
  const { container } = render(<HeatMap {...base} className="mine" />);
  expect(container.querySelector('.sd-heat')?.classList).toContain('mine');
  const fields = [...container.querySelectorAll('.sd-heat-map .sd-heat-cell')];
  expect(fields.map(({ textContent }) => textContent)).toEqual(['', '= 12']);
});

it('has a drawing even of nothing, and no style attribute in the server’s page', () => {
  const html = renderToString(<HeatMap {...base} cells={[]} />);
  expect(html).not.toMatch(/style=|NaN|Infinity/);
});
