import { expect, it } from 'vitest';
import { findPage, pages } from './table';

it.each([
  ['/', pages.home, undefined],
  ['/login', pages.login, undefined],
  ['/register', pages.register, undefined],
  ['/signup', pages.signup, undefined],
  ['/products', pages.products, undefined],
  ['/cart', pages.cart, undefined],
  ['/payment', pages.payment, 'User'],
  ['/history', pages.history, 'User'],
  ['/orders', pages.orders, 'Admin'],
])('knows who may see %s', (href, page, role) => {
  const { route } = findPage(href);
  expect(route).toBe(page);
  expect(route.role).toBe(role);
});

it('has one page for both addresses of the sign-up', () => {
  expect(pages.signup.module).toBe(pages.register.module);
});
