import { API_PATHS } from '@seduh/contract/constants';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fixtureId, productBySlug, sessions, showWarnings, signIn, warningFailures } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { useProductWarning } from './warnings';

const { server, calls } = useMocks();
const latte = productBySlug('hazelnut-latte').id;
const none = fixtureId('product', 999);
const asked = () => calls.filter((call) => call.startsWith(`GET ${API_PATHS.productWarnings}?`));
const render = (avoids: Parameters<typeof useProductWarning>[1] = ['milk']) =>
  renderHook(() => [useProductWarning(latte, avoids), useProductWarning(none, avoids)].map(({ data }) => data), {
    wrapper,
  });

beforeEach(() => signIn(sessions.customer));

it('asks for all that is on a page at once', async () => {
  server.use(showWarnings(['milk']));
  const { result } = render();
  await waitFor(() => expect(result.current).toEqual([{ contains: ['milk'], unknown: false }, null]));
  expect(asked()).toHaveLength(1);
});

it.each([
  ['who avoids nothing', sessions.customer, []],
  ['a visitor', null, ['milk']],
] as const)('asks nothing for %s', async (_who, session, avoids) => {
  signIn(session);
  const { result } = render([...avoids]);
  await waitFor(() => expect(result.current).toEqual([undefined, undefined]));
  expect(asked()).toEqual([]);
});

it('asks anew after a failure', async () => {
  server.use(warningFailures.failed);
  const first = render();
  await waitFor(() => expect(asked()).toHaveLength(1));
  first.unmount();
  server.use(showWarnings(['milk']));
  const { result } = render();
  await waitFor(() => expect(result.current[0]?.contains).toEqual(['milk']));
});
