import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from './Pager';

const ignore = () => undefined;

it.each([
  { page: 1, totalPage: 4, text: 'page 1 of 4', previous: false, next: true },
  { page: 2, totalPage: 4, text: 'page 2 of 4', previous: true, next: true },
  { page: 4, totalPage: 4, text: 'page 4 of 4', previous: true, next: false },
  { page: 1, totalPage: 0, text: 'page 1 of 1', previous: false, next: false },
  { page: 9, totalPage: 4, text: 'page 9 of 4', previous: true, next: false },
])('$text: previous $previous, next $next', ({ page, totalPage, text, previous, next }) => {
  render(<Pager page={page} totalPage={totalPage} onPage={ignore} />);
  expect(screen.getByText(text).textContent).toBe(text);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(!previous);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(!next);
});

it('says it is busy, and takes class and the rest', () => {
  render(<Pager page={1} totalPage={2} onPage={ignore} busy className="mt-10" data-testid="root" />);
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(nav).toBe(screen.getByTestId('root'));
  expect(nav.getAttribute('aria-busy')).toBe('true');
  expect(nav.classList).toContain('mt-10');
});
