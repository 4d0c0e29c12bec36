import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from './RouterLink';
import { preloadPage } from './table';

vi.mock('./table', () => ({ preloadPage: vi.fn(() => Promise.resolve()) }));

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

function show(link: ReactNode) {
  render(
    <MemoryRouter initialEntries={['/']}>
      {link}
      <Where />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => vi.mocked(preloadPage).mockClear());

it('goes to a page of ours without loading a document', () => {
  const link = show(<RouterLink href="/products?sort=newest">menu</RouterLink>);
  expect(link.getAttribute('href')).toBe('/products?sort=newest');
  // false: the browser's own way of following it was prevented
  expect(fireEvent.click(link)).toBe(false);
  expect(where()).toBe('/products');
});

it.each(['pointerEnter', 'focus', 'touchStart'] as const)(
  'gives a head start on %s, and tells the caller too',
  (event) => {
    const given = vi.fn();
    const prop = { pointerEnter: 'onPointerEnter', focus: 'onFocus', touchStart: 'onTouchStart' }[event];
    const link = show(
      <RouterLink href="/cart" {...{ [prop]: given }}>
        cart
      </RouterLink>,
    );
    fireEvent[event](link);
    expect(preloadPage).toHaveBeenCalledWith('/cart');
    expect(given).toHaveBeenCalledOnce();
  },
);

it('gives none to who spares data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const link = show(<RouterLink href="/cart">cart</RouterLink>);
  for (const start of ['pointerEnter', 'focus', 'touchStart'] as const) fireEvent[start](link);
  vi.unstubAllGlobals();
  expect(preloadPage).not.toHaveBeenCalled();
});

it.each([
  'tel:+62215550174',
  'https://other.example/',
  '//other.example/',
  '/api/auths/oidc/start',
  '/images/a-768.jpg',
  '#main',
])('leaves %s to the browser', (href) => {
  const link = show(<RouterLink href={href}>out</RouterLink>);
  fireEvent.pointerEnter(link);
  fireEvent.click(link);
  expect(preloadPage).not.toHaveBeenCalled();
  expect(where()).toBe('/');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'lets the browser open another tab or window (%j)',
  (how) => {
    const link = show(<RouterLink href="/products">menu</RouterLink>);
    fireEvent.click(link, how);
    expect(where()).toBe('/');
  },
);

it('stays when the caller has dealt with the click', () => {
  const link = show(
    <RouterLink href="/products" onClick={(event) => event.preventDefault()}>
      menu
    </RouterLink>,
  );
  fireEvent.click(link);
  expect(where()).toBe('/');
});
