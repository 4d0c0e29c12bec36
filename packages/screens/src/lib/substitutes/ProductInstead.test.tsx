import { ApiProvider } from '@seduh/api-client';
import {
  handlers,
  productBySlug,
  productFailures,
  productsWithSubstitutes,
  rani,
  sessions,
  showProduct,
  showProfile,
  signIn,
} from '@seduh/api-client/mocks';
import type { Allergen } from '@seduh/contract';
import { UNKNOWN_CONTENTS } from '@seduh/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import ProductInstead from './ProductInstead';

const latte = productBySlug('hazelnut-latte');
const taro = productsWithSubstitutes.find(({ id }) => id === productBySlug('taro-latte').id)!;
const nutty = { ...latte, contains: { ...UNKNOWN_CONTENTS, allergens: ['nuts'] satisfies Allergen[] } };
const server = setupServer(...handlers);
const calls: string[] = [];
server.events.on('response:mocked', ({ request }) => void calls.push(new URL(request.url).pathname));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  signIn(sessions.customer);
  calls.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () =>
  render(
    <ApiProvider>
      <ProductInstead product={taro} />
    </ApiProvider>,
  );
const offer = () => screen.findByRole('link', { name: 'See Hazelnut Latte' });
const asked = (path: string) => waitFor(() => expect(calls).toContain(path));
const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

it.each<[string, Allergen[]]>([
  ['nothing', []],
  ['what is not in it', ['gluten']],
  // the usual milk, in the place of which others can be chosen
  ['what is only in some of its choices', ['milk']],
])('offers a product to who avoids %s', async (_, avoids) => {
  server.use(showProfile({ ...rani, avoids }), showProduct(nutty));
  show();
  expect(await offer()).toBeDefined();
});

it('offers it to a visitor, without asking for it', async () => {
  signIn(null);
  show();
  await offer();
  expect(calls).toEqual([]);
});

it('holds it back from who avoids what it contains for sure', async () => {
  server.use(showProfile({ ...rani, avoids: ['nuts'] }), showProduct(nutty));
  show();
  await asked(`/api/products/${latte.id}`);
  await rest();
  expect(screen.queryByRole('link')).toBeNull();
});

it('holds it back where nobody can say what is in it', async () => {
  server.use(showProfile({ ...rani, avoids: ['nuts'] }), productFailures.offline);
  show();
  await asked('/api/users');
  await rest();
  expect(screen.queryByRole('link')).toBeNull();
});
