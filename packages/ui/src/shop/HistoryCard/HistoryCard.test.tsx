import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { HistoryCard, type HistoryCardProps } from './HistoryCard';

function props(changed: Partial<HistoryCardProps> = {}): HistoryCardProps {
  return {
    href: '/history/1',
    image: null,
    name: 'Cold Brew',
    price: 30000,
    statusLabel: 'Delivered',
    statusTone: 'ok',
    statusIcon: <svg />,
    meta: '14 Nov',
    selectable: true,
    selected: false,
    onSelectedChange: vi.fn<HistoryCardProps['onSelectedChange']>(),
    selectLabel: 'Select Cold Brew, 14 Nov',
    ...changed,
  };
}

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<HistoryCard {...props()} ref={ref} className="extra" id="card" />);
  expect(screen.getByRole('article')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('card');
});

it('is chosen only by what it is told: the box follows the prop', () => {
  const { rerender } = render(<HistoryCard {...props({ selected: true })} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Cold Brew, 14 Nov' });
  expect(box.checked).toBe(true);
  rerender(<HistoryCard {...props({ selected: false })} />);
  expect(box.checked).toBe(false);
});

it('cannot be chosen while the order is live', () => {
  render(<HistoryCard {...props({ selectable: false })} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});

it('tells the status twice, by word and by icon', () => {
  const { container } = render(<HistoryCard {...props()} />);
  expect(container.querySelector('.sd-chip')?.textContent).toBe('Delivered');
  expect(container.querySelector('.sd-chip svg')).not.toBeNull();
});

it('tells all that was bought, a line each', () => {
  const lines = ['2 Cold Brew, Large', '1 Croissant', '1 Croissant'];
  render(<HistoryCard {...props({ lines })} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});

it('says that there is more than the one it names, outside the link’s name', () => {
  render(<HistoryCard {...props({ more: 'and 2 more' })} />);
  expect(screen.getByRole('heading').textContent).toBe('Cold Brew and 2 more');
  expect(screen.getByRole('link', { name: 'Cold Brew' })).toBeTruthy();
});
