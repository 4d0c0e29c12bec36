import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChartOrTable } from './ChartOrTable';

it('lands className and the rest on its root', () => {
  render(
    <ChartOrTable chart="c" table="t" asTable={false} onAsTableChange={vi.fn()} className="mine" data-testid="root" />,
  );
  expect(screen.getByTestId('root').classList).toContain('mine');
});

it.each([
  [false, 'chart', 'Show as table'],
  [true, 'table', 'Show as chart'],
])('as table %s: shows the %s, and "%s" asks for the other', (asTable, shown, words) => {
  const onAsTableChange = vi.fn();
  render(<ChartOrTable chart="chart" table="table" {...{ asTable, onAsTableChange }} data-testid="root" />);
  expect(screen.getByTestId('root').firstChild?.textContent).toBe(shown);
  fireEvent.click(screen.getByRole('button', { name: words }));
  expect(onAsTableChange.mock.calls).toEqual([[!asTable]]);
});
