import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderBoard, type OrderBoardColumn } from './OrderBoard';
import { OrderBoardSkeleton } from './OrderBoardSkeleton';

const column = (id: string, count: number): OrderBoardColumn => ({
  id,
  title: id,
  tone: 'info',
  count,
  empty: `no ${id}`,
  cards: null,
});

it('lands class and the rest on the root, which its label names', () => {
  const columns = [column('a', 1)];
  render(
    <OrderBoard
      label="Open"
      tabsLabel="Status"
      columns={columns}
      value="a"
      onChange={vi.fn()}
      className="mine"
      id="b"
    />,
  );
  const root = screen.getByRole('group', { name: 'Open' });
  expect(root.id).toBe('b');
  expect(root.classList).toContain('mine');
});

it('marks the chosen column, and speaks only in columns with nothing in them', () => {
  render(
    <OrderBoard label="l" tabsLabel="t" columns={[column('a', 2), column('b', 0)]} value="b" onChange={vi.fn()} />,
  );
  expect(screen.getAllByRole('region').map(({ dataset }) => dataset['chosen'])).toEqual([undefined, 'true']);
  expect(screen.queryByText('no a')).toBeNull();
  expect(screen.getByText('no b')).toBeTruthy();
});

it('loads with as many columns as there will be', () => {
  const { container } = render(<OrderBoardSkeleton label="Loading" columns={3} className="mine" data-testid="root" />);
  expect(container.querySelectorAll('.sd-col')).toHaveLength(3);
  expect(screen.getByTestId('root').classList).toContain('mine');
});
