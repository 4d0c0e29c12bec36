import { OwedQuery, type OwedRefund } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { owedRefunds } from '../mocks/fixtures/owed';
import { allReturned } from '../mocks/fixtures/payments';
import { NOW } from '../mocks/fixtures/fixed';
import { mockRoute } from '../mocks/mockRoute';
import { fail, notFound, ok, okPage } from '../mocks/reply';
import { findOrder } from '../orders/mockPayments';

const RETURNED = API_PATHS.owedReturned.pattern;

const listing = mockRoute({
  method: 'get',
  path: API_PATHS.owed,
  permission: 'refunds',
  query: OwedQuery,
  answer: ({ query }) => okPage(API_PATHS.owed, owedRefunds, query),
});

const returning = mockRoute({
  method: 'post',
  path: RETURNED,
  permission: 'refunds',
  answer({ param, viewer }) {
    const refund = owedRefunds.find(({ id }) => id === param('id'));
    const order = refund && findOrder(refund.order_id, viewer?.role);
    if (!refund || !order) return notFound('Refund');
    if (!refund.returnable) return fail(409, 'PAYMENT_STATE', MESSAGES.refundUnderWay);
    return ok({ ...order, payment: allReturned(order.payment, NOW) });
  },
});

export const owedHandlers = [listing, returning];

/** Answers these refunds as the only page of what is owed. */
export const showOwed = (answer: OwedRefund[]) =>
  always('get', API_PATHS.owed, () => okPage(API_PATHS.owed, answer, { page: 1, limit: 20 }));

export const owedFailures = { ...failuresOf('get', API_PATHS.owed), empty: showOwed([]) };

/** How saying that money is back can fail. */
export const returnFailures = failuresOf('post', RETURNED, {
  returnedAlready: () => fail(409, 'PAYMENT_STATE', MESSAGES.refundDone),
});
