import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from './Select';
import { findByTyping } from './SelectMenu';

const labels = ['newest', 'oldest', 'priciest', 'cheapest', 'Popular'];

it.each([
  { word: 'o', from: 0, row: 1 },
  { word: 'ch', from: 0, row: 3 },
  { word: 'p', from: 0, row: 2 },
  { word: 'p', from: 2, row: 4 },
  { word: 'p', from: 4, row: 2 },
  { word: 'pp', from: 2, row: 4 },
  { word: 'pr', from: 2, row: 2 },
  { word: 'PO', from: 0, row: 4 },
  { word: 'n', from: -1, row: 0 },
  { word: 'z', from: 0, row: -1 },
])('"$word" typed on row $from leads to row $row', ({ word, from, row }) => {
  expect(findByTyping(labels, word, from)).toBe(row);
});

it('finds nothing in an empty list', () => {
  expect(findByTyping([], 'a', -1)).toBe(-1);
});

const options = [
  { value: 'newest', label: 'newest' },
  { value: 'oldest', label: 'oldest' },
];

it('says the placeholder for a value that is no row', () => {
  render(<Select label="Sort by" options={options} value="popular" placeholder="popular" onChange={vi.fn()} />);
  const pill = screen.getByRole('button', { name: 'Sort by popular' });
  expect(pill.getAttribute('aria-haspopup')).toBe('listbox');
  expect(pill.getAttribute('aria-expanded')).toBe('false');
});

it('passes class, ref and the rest to the root', () => {
  const ref = vi.fn<(root: HTMLDivElement | null) => void>();
  render(
    <Select
      label="Sort by"
      options={options}
      value="newest"
      placeholder="popular"
      onChange={vi.fn()}
      ref={ref}
      className="end"
      data-testid="root"
    />,
  );
  expect(ref).toHaveBeenCalledWith(screen.getByTestId('root'));
  expect(screen.getByTestId('root').classList).toContain('end');
});

it('does not tell of the row that is chosen already', () => {
  const onChange = vi.fn();
  render(<Select label="Sort by" options={options} value="newest" placeholder="popular" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('option', { name: 'newest' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes when the focus goes elsewhere', () => {
  render(
    <>
      <Select label="Sort by" options={options} value="newest" placeholder="popular" onChange={vi.fn()} />
      <a href="#next">Next</a>
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.blur(screen.getByRole('option', { name: 'newest' }), { relatedTarget: screen.getByRole('link') });
  expect(screen.queryByRole('listbox')).toBeNull();
});
