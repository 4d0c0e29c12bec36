import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox';

const spies = () => ({ onValueChange: vi.fn(), onSearch: vi.fn() });

it('is a native form that asks the server while no script runs', () => {
  const ref = createRef<HTMLFormElement>();
  render(<SearchBox ref={ref} label="Search" value="latte" action="/products" className="mine" {...spies()} />);
  expect(ref.current?.getAttribute('action')).toBe('/products');
  expect(ref.current?.method).toBe('get');
  expect(ref.current?.classList).toContain('mine');
  expect(Object.fromEntries(new FormData(ref.current as HTMLFormElement))).toEqual({ search: 'latte' });
});

it('takes the search over once a script runs', () => {
  const { onSearch, onValueChange } = spies();
  render(<SearchBox label="Search" value=" " onSearch={onSearch} onValueChange={onValueChange} />);
  const search = screen.getByRole('search');
  expect(fireEvent.submit(search)).toBe(false);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});

it('gives two search boxes of a page inputs of their own', () => {
  render(
    <>
      <SearchBox label="Search" value="" {...spies()} />
      <SearchBox label="Find an order" value="" {...spies()} />
    </>,
  );
  expect(screen.getByLabelText('Search')).not.toBe(screen.getByLabelText('Find an order'));
});
