import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerableOrder, answerOfferFailures, orderOffered, sessions, showOrder, signIn } from '../mocks';
import { useOrder } from '../orders/useOrder';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { answerOffer, offerInstead } from './offers';

const { server } = useMocks();
const order = orderOffered(['open', 'open']);
const seen = (at: number) => {
  const { product_id = '', size_id = 1, option_ids } = order.lines[at - 1]?.offer?.substitute ?? {};
  return { product_id, size_id, ...(option_ids && { option_ids }) };
};

describe('what a customer says', () => {
  const open = async () => {
    signIn(sessions.customer);
    const { result } = renderHook(() => useOrder(order.id), { wrapper });
    await waitFor(() => expect(result.current.data?.lines[0]?.offer?.state).toBe('open'));
    return () => result.current.data?.lines.map(({ offer }) => offer?.state).slice(0, 2);
  };

  it('is on the order’s page at once', async () => {
    server.use(...answerableOrder(order));
    const states = await open();
    const after = await answerOffer(order.id, { line: 1, take: seen(1) });
    expect(after.lines[0]?.options.map(({ option_name }) => option_name)).toContain('Soy milk');
    expect(after.total).toBe(order.total);
    await answerOffer(order.id, { line: 2, take: null });
    await waitFor(() => expect(states()).toEqual(['taken', 'declined']));
  });

  it('is refused where it is not what was offered', async () => {
    server.use(...answerableOrder(order));
    await open();
    const other = { ...seen(1), option_ids: [1] };
    expect(await failureOf(answerOffer(order.id, { line: 1, take: other }))).toMatchObject({ code: 'OFFER_OVER' });
    expect(await failureOf(answerOffer(order.id, { line: 9, take: null }))).toMatchObject({ code: 'VALIDATION' });
  });

  it('loads the order again where it is over', async () => {
    server.use(showOrder(order), answerOfferFailures.over);
    const states = await open();
    server.use(showOrder(orderOffered(['taken'])));
    expect(await failureOf(answerOffer(order.id, { line: 1, take: seen(1) }))).toMatchObject({ code: 'OFFER_OVER' });
    await waitFor(() => expect(states()?.[0]).toBe('taken'));
  });
});

it('staff are told how many are asked, and how many cannot be', async () => {
  signIn(sessions.admin);
  const product_id = order.lines[2]?.product_id ?? '';
  const to = await offerInstead({ product_id });
  expect(to.orders).toBe(0);
  expect(to.left_out).toBeGreaterThan(0);
  expect(await offerInstead({ product_id, undo: true })).toEqual({ orders: 0, left_out: 0 });
});
