import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  editOptionGroupFailures,
  handlers,
  manyOptionGroups,
  optionGroups,
  optionId,
  productBySlug,
  sessions,
  showOptionGroups,
  signIn,
} from '../mocks';
import { useProduct, useProducts } from '../products/products';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import {
  archiveOptionGroup,
  createOptionGroup,
  editOptionGroup,
  setOptionAvailability,
  useGroupsToAttach,
  useOptionGroup,
  useOptionGroups,
} from './options';

const { server, calls } = useMocks();
const milk = optionGroups[0]!;

it('gives staff all groups, and asks nothing for a visitor', async () => {
  signIn(null);
  renderHook(() => useOptionGroups({ archived: false, page: 1 }), { wrapper });
  expect(calls).toEqual([]);
  signIn(sessions.admin);
  const { result } = renderHook(() => useOptionGroups({ archived: false, page: 1 }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(optionGroups));
});

it('gives a page of them, one alone, and a form as many as it wants', async () => {
  server.use(showOptionGroups(manyOptionGroups(45)));
  signIn(sessions.admin);
  const { result } = renderHook(
    () => [useOptionGroups({ archived: false, page: 2 }), useGroupsToAttach(3), useOptionGroup('45')] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
  const [page, all, one] = result.current;
  expect(page.data?.map(({ id }) => id)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  expect(page.meta).toMatchObject({ page: 2, totalPage: 6, totalData: 45 });
  expect(all.data).toHaveLength(45);
  expect(all.meta).toMatchObject({ page: 3, totalPage: 3 });
  expect(one.data).toMatchObject({ group_name: 'Syrup 45' });
  server.resetHandlers(...handlers);
});

it('makes, changes, archives and sells out', async () => {
  signIn(sessions.admin);
  const cup = { group_name: 'Cup', min: 0, max: 1, options: [{ option_name: 'Mine', surcharge: -1_000 }] };
  expect(await createOptionGroup(cup)).toMatchObject({ group_name: 'Cup', version: 1, products: 0 });
  expect(await editOptionGroup(milk.id, { group_name: 'Milks', version: 1 })).toMatchObject({ version: 2, max: 1 });
  expect(await archiveOptionGroup(milk.id)).toMatchObject({ archived: true });
  const { options } = await setOptionAvailability(optionId('Oat milk'), 'next_opening');
  expect(options.filter(({ available }) => !available).map(({ option_name }) => option_name)).toEqual(['Oat milk']);
});

it('has every page ask again that shows the groups or a product with them', async () => {
  signIn(sessions.admin);
  const { id } = productBySlug('hazelnut-latte');
  const { result } = renderHook(
    () => [useOptionGroups({ archived: false, page: 1 }), useProduct(id), useProducts({})] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
  calls.length = 0;
  await act(() => setOptionAvailability(optionId('Boba'), null));
  const asked = ['/options/groups', `/products/${id}`, '/products?'];
  for (const path of asked)
    await waitFor(() => expect(calls.some((call) => call.startsWith(`GET ${path}`))).toBe(true));
});

it('says what is wrong with a field, and what is there now where somebody was faster', async () => {
  signIn(sessions.admin);
  expect(await failureOf(editOptionGroup(milk.id, { min: 2 }))).toMatchObject({
    code: 'VALIDATION',
    fields: { min: 'At most 1, as no more may be chosen' },
  });
  server.use(editOptionGroupFailures.conflict({ ...milk, version: 3 }));
  expect(await failureOf(editOptionGroup(milk.id, { max: 2, version: 1 }))).toMatchObject({
    code: 'EDIT_CONFLICT',
    data: { version: 3 },
  });
  server.resetHandlers(...handlers);
});
