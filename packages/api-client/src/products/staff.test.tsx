import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  archivedProducts,
  createProductFailures,
  editProductFailures,
  handlers,
  productBySlug,
  sessions,
  signIn,
} from '../mocks';
import { ApiProvider } from '../data/ApiProvider';
import { serializeKey } from '../data/stores';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import {
  archiveProduct,
  bringBackProduct,
  createProduct,
  editProduct,
  setAvailability,
  useArchivedProducts,
  useWholeProduct,
} from './staff';
import { productKey, useProduct, useProducts } from './products';

const { server, calls } = useMocks();
const latte = productBySlug('hazelnut-latte');
const picture = new File(['PNG'], 'cup.png', { type: 'image/png' });
const fields = { productname: 'Mocha', price: 28_000, description: 'Chocolate.', category_id: 1 } as const;

it('sends a new product with its picture, and only what it has', async () => {
  signIn(sessions.admin);
  const product = await createProduct({ ...fields, sizes: [{ id: 2, surcharge: 3000 }] }, picture);
  expect(product).toMatchObject({ product_name: 'Mocha', price: 28_000, stock: null });
  expect(product.sizes[1]).toMatchObject({ id: 2, surcharge: 3000 });
  expect(product.image).not.toBeNull();
});

it('leaves out what did not change, and empties what is null', async () => {
  signIn(sessions.admin);
  expect(await editProduct(latte.id, { stock: null, version: 1 })).toMatchObject({ ...latte, version: 2 });
});

it('shows what has been saved at once, and asks again for every list it stands in', async () => {
  signIn(sessions.admin);
  const { result } = renderHook(
    () => ({ product: useProduct(latte.id), menu: useProducts({}), archived: useArchivedProducts(1) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.archived.data).toHaveLength(archivedProducts.length));
  await waitFor(() => expect(result.current.menu.data).toBeDefined());
  // a field that nobody reads draws nothing anew
  await waitFor(() => expect(result.current.product.data).toBeDefined());
  calls.length = 0;
  await act(() => editProduct(latte.id, { price: 30_000 }));
  expect(result.current.product.data?.price).toBe(30_000);
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET /products?'))).toHaveLength(2));
});

it('takes off, sells out and brings back', async () => {
  signIn(sessions.admin);
  expect(await archiveProduct(latte.id)).toMatchObject({ archived: true, available: false });
  expect(await setAvailability(latte.id, 'next_opening')).toMatchObject({ available: false });
  expect(await setAvailability(latte.id, null)).toMatchObject({ available: true, sold_out_until: null });
  const [pancakes] = archivedProducts;
  expect(await bringBackProduct(pancakes?.id ?? '')).toMatchObject({ archived: false, available: true });
});

it('says which field the server refused, and what is there now where somebody was faster', async () => {
  signIn(sessions.admin);
  server.use(createProductFailures.wrongImage, editProductFailures.conflict({ ...latte, version: 3 }));
  expect(await failureOf(createProduct(fields, picture))).toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    fields: { image: expect.any(String) },
  });
  const failure = await failureOf(editProduct(latte.id, { price: 1, version: 1 }));
  expect(failure).toMatchObject({ code: 'EDIT_CONFLICT', data: { version: 3 } });
  server.resetHandlers(...handlers);
});

it('waits for the answer where a page has handed the product over in one language', async () => {
  const whole = productBySlug('affogato');
  const inOneLanguage = { ...whole, description: 'Gelato disiram espresso' };
  const { result } = renderHook(() => [useProduct(whole.id), useWholeProduct(whole.id)] as const, {
    wrapper: ({ children }) => (
      <ApiProvider fallback={{ [serializeKey(productKey(whole.id))]: inOneLanguage }}>{children}</ApiProvider>
    ),
  });
  const [shown, edited] = result.current;
  expect(shown.data).toEqual(inOneLanguage);
  expect(edited).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current[1].data).toEqual(whole));
  expect(calls).toHaveLength(1);
});
