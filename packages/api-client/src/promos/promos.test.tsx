import type { PromoValues } from '@seduh/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endedPromos, promos, sessions, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { usePromos } from './promos';
import { createPromo, editPromo, endPromo, usePromo, useStaffPromos } from './staff';

const { calls } = useMocks();
const [pasta] = promos;
if (!pasta) throw new Error('the fixtures have no promos');
const picture = new File(['PNG'], 'cup.png', { type: 'image/png' });
const sunday: PromoValues = {
  kind: 'percent',
  promo_name: 'Sunday',
  description: 'A fifth off.',
  discount: 0.2,
  duration: 7,
  code: 'sunday20',
  min_price: 0,
  dine_in_only: true,
  new_user_only: false,
  member_only: false,
  one_per_day: false,
  total_uses: null,
};

it('starts a promo and hands the server’s words on', async () => {
  signIn(sessions.admin);
  const { data, msg } = await createPromo(sunday, picture);
  expect(msg).toBe('promo SUNDAY20 created successfully');
  expect(data).toMatchObject({ code: 'SUNDAY20', discount: 0.2 });
  expect(data.rules).toEqual({
    dine_in_only: true,
    new_user_only: false,
    one_per_day: false,
    member_only: false,
    total_uses: null,
  });
});

it('says that a code is there already, at the code', async () => {
  signIn(sessions.admin);
  const failure = await failureOf(createPromo({ ...sunday, code: 'pasta20' }, picture));
  expect(failure).toMatchObject({ code: 'CODE_TAKEN', fields: { code: 'This code exists already' } });
});

it('shows what has been saved at once, and asks again for every list it stands in', async () => {
  signIn(sessions.admin);
  const { result } = renderHook(
    () => ({ promo: usePromo(pasta.id), today: usePromos(), ended: useStaffPromos('ended', 1) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.ended.data).toEqual(endedPromos));
  await waitFor(() => expect(result.current.promo.data && result.current.today.data).toBeDefined());
  calls.length = 0;
  await act(() => editPromo(pasta.id, { discount: 0.3, version: 1 }));
  expect(result.current.promo.data).toMatchObject({ discount: 0.3, version: 2 });
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET /promos?'))).toHaveLength(2));
  await act(() => endPromo(pasta.id));
  await waitFor(() => expect(calls.filter((call) => call.startsWith('GET /promos?'))).toHaveLength(4));
});
