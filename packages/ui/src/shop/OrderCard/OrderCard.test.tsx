import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { OrderCard, type OrderCardProps } from './OrderCard';

const props: OrderCardProps = {
  number: 'SD-2041',
  ageMinutes: 4,
  who: 'Rani A.',
  deliveryMethod: 'Pick up, 14:30',
  deliveryIcon: <svg />,
  lines: [{ qty: 2, text: 'Cold Brew, R' }],
};

it('puts class, ref and the rest on the root, named by its number', () => {
  const ref = createRef<HTMLElement>();
  render(<OrderCard {...props} ref={ref} className="extra" id="card" />);
  expect(screen.getByRole('article', { name: 'SD-2041' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('card');
});

it.each([
  [0, 0, '0 min'],
  [59, undefined, '59 min'],
  [60, 4, '1 h 0 min, late by 4 min'],
  [125, 65, '2 h 5 min, late by 1 h 5 min'],
])('says its age, %i minutes, and by how many it is late', (ageMinutes, lateMinutes, said) => {
  render(<OrderCard {...props} ageMinutes={ageMinutes} lateMinutes={lateMinutes} />);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole('article').dataset['late']).toBe(lateMinutes ? 'true' : undefined);
});

it('says when it is expected instead, and folded nothing else', () => {
  const { rerender } = render(<OrderCard {...props} expected="14:42" />);
  expect(screen.getByText('4 min, expected 14:42')).toBeTruthy();
  rerender(<OrderCard {...props} expected="14:42" lateMinutes={3} />);
  expect(screen.getByText('4 min, late by 3 min, expected 14:42')).toBeTruthy();
  rerender(<OrderCard {...props} expected="14:42" folded />);
  expect(screen.getByText('expected 14:42')).toBeTruthy();
});

it('reads a line as "2 Cold Brew, R"', () => {
  render(<OrderCard {...props} />);
  expect(screen.getByRole('listitem').textContent).toBe('2 Cold Brew, R');
});

it('leads to the order only when it has a page', () => {
  const { rerender } = render(<OrderCard {...props} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<OrderCard {...props} href="/history/1" />);
  expect(screen.getByRole('link', { name: 'SD-2041' }).getAttribute('href')).toBe('/history/1');
});

it('says when a move is on its way', () => {
  render(<OrderCard {...props} busy />);
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
});

it('has no empty lines for what there is nothing to say about', () => {
  const { container, rerender } = render(<OrderCard {...props} />);
  const lines = () =>
    Array.from(container.querySelectorAll('.sd-ocard-place, .sd-ocard-pay'), (line) => line.textContent);
  expect(lines()).toEqual([]);
  rerender(<OrderCard {...props} place="Jalan 1" payment="Paid" />);
  expect(lines()).toEqual(['Jalan 1', 'Paid']);
});

it.each([false, true])('says in words what nobody may miss, folded: %s', (folded) => {
  const warnings = [
    { label: 'Allergy', text: 'no peanuts' },
    { label: 'Allergy', text: 'no peanuts' },
  ];
  render(<OrderCard {...props} warnings={warnings} folded={folded} summary="2 Cold Brew" />);
  const said = screen.getAllByText(/no peanuts/).map(({ textContent }) => textContent);
  expect(said).toEqual(['Allergy: no peanuts', 'Allergy: no peanuts']);
});
