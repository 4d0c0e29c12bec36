import type { LineSubstitute } from '@seduh/contract';
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
const substitute = (at: number): LineSubstitute => {
  const offered = order.lines[at - 1]?.offer?.substitute;
  if (!offered) throw new Error('nothing is offered');
  return offered;
};
const answer = (line: number, take: boolean, seen = substitute(line)) =>
  answerOffer(order.id, { line, take, substitute: seen });

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
    const after = await answer(1, true);
    expect(after.lines[0]?.options.map(({ option_name }) => option_name)).toContain('Soy milk');
    expect(after.total).toBe(order.total);
    await answer(2, false);
    // sent again, as its answer was lost
    await answer(2, false);
    await waitFor(() => expect(states()).toEqual(['taken', 'declined']));
  });

  it('is refused where it is not what was offered', async () => {
    server.use(...answerableOrder(order));
    await open();
    expect(await failureOf(answer(1, true, { ...substitute(1), option_ids: [1] }))).toMatchObject({
      code: 'OFFER_OVER',
    });
    expect(await failureOf(answer(9, false, substitute(1)))).toMatchObject({ code: 'VALIDATION' });
  });

  it('loads the order again where it is over', async () => {
    server.use(showOrder(order), answerOfferFailures.over);
    const states = await open();
    server.use(showOrder(orderOffered(['taken'])));
    expect(await failureOf(answer(1, true))).toMatchObject({ code: 'OFFER_OVER' });
    await waitFor(() => expect(states()?.[0]).toBe('taken'));
  });
});

it('staff are told how many are asked, and how many cannot be', async () => {
  signIn(sessions.admin);
  const product_id = order.lines[2]?.product_id ?? '';
  const to = await offerInstead({ product_id });
  expect(to.orders).toBe(0);
  expect(to.left_out).toBeGreaterThan(0);
  expect(await offerInstead({ product_id, undo: true })).toEqual({ orders: 0, at_counter: 0, left_out: 0 });
});
