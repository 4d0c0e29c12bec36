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
  ['/profile', pages.profile, 'User'],
  ['/dashboard', pages.dashboard, 'Admin'],
  ['/promos/new', pages.promoNew, 'Admin'],
  ['/options', pages.options, 'Admin'],
  ['/options/new', pages.optionNew, 'Admin'],
  ['/options/3/edit', pages.optionEdit, 'Admin'],
  ['/product/new', pages.productNew, 'Admin'],
  ['/product/0198-af/edit', pages.productEdit, 'Admin'],
  ['/product/0198-af', pages.product, undefined],
  ['/reset-password', pages.resetPassword, undefined],
  ['/confirm-email', pages.confirmEmail, undefined],
  ['/undo-email', pages.undoEmail, undefined],
  ['/collect', pages.collect, undefined],
  ['/news/stop', pages.newsStop, undefined],
  ['/test', pages.test, undefined],
  ['/modal', pages.modal, undefined],
])('knows who may see %s', (href, page, role) => {
  const { route } = findPage(href);
  expect(route).toBe(page);
  expect(route.role).toBe(role);
});

it('has one page for both addresses of the sign-up', () => {
  expect(pages.signup.module).toBe(pages.register.module);
});
