import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart, type BarChartProps } from './BarChart';

const base: BarChartProps = {
  title: 'Report',
  bars: [
    { id: 'a', label: 'A', up: 500, down: 0 },
    { id: 'b', label: 'B', up: 1, down: 200 },
  ],
  formatTick: String,
  formatValue: (value) => `= ${value}`,
  legend: { up: 'In', down: 'Out', best: 'Best' },
};
const drawn = (container: HTMLElement, side: 'up' | 'down') =>
  [...container.querySelectorAll(`.sd-bars-${side} rect`)].map((rect) => [
    rect.getAttribute('y'),
    rect.getAttribute('height'),
  ]);

it('draws up from zero and down from it, nothing for nothing, and a sliver for a little', () => {
  const { container } = render(<BarChart {...base} />);
  // 500 to -200: zero lies at 71.429 %; each bar runs 10 % past it and is cut there
  expect(drawn(container, 'up')).toEqual([
    ['0%', '81.429%'],
    ['70.629%', '10.8%'],
  ]);
  expect(drawn(container, 'down')).toEqual([['61.429%', '38.571%']]);
});

it.each([
  ['both', 'a', '= 500'],
  ['up', 'b', '= 1'],
  ['down', 'b', '= 200'],
  // nothing came of it: no figure
  ['down', 'a', undefined],
  ['both', undefined, undefined],
] as const)('with %s shown and %s best writes %s', (show, highlight, words) => {
  const { container } = render(<BarChart {...base} show={show} highlight={highlight} />);
  expect(container.querySelector('text')?.textContent).toBe(words);
});

it('names the best colour only where it is used', () => {
  const { container, rerender } = render(<BarChart {...base} />);
  expect(container.querySelector('.sd-chart-legend')?.textContent).toBe('InOut');
  rerender(<BarChart {...base} highlight="a" />);
  expect(container.querySelector('.sd-chart-legend')?.textContent).toBe('InOutBest');
});

it('has a drawing even without bars, and no style attribute in the server’s page', () => {
  const html = renderToString(<BarChart {...base} bars={[]} className="mine" />);
  expect(render(<BarChart {...base} bars={[]} className="mine" />).container.firstElementChild?.classList).toContain(
    'mine',
  );
  expect(renderToString(<BarChart {...base} />)).not.toContain('style=');
  expect(html).not.toMatch(/NaN|Infinity/);
});
