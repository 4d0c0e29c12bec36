import { randomUUID } from 'node:crypto';
import { API_BASE, API_PATHS } from '@seduh/contract/constants';
import { PAYMENT_RULES, type PaymentOutcome } from '@seduh/domain';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../../deps';
import { notFound } from '../../../../platform/http/errors';
import { parseQuery } from '../../../../platform/http/path';
import { pagePolicy, PERMISSIONS, policySiteOf } from '../../../../platform/http/html';
import { orderPage, type PlaceToPay } from '../providers/provider';
import { SIMULATOR_PATH, type CardSimulator } from '../providers/simulator';
import { readFaces } from '../../../../platform/storefront-build';
import { readSimulated } from '../service';
import { simulatorPage, STYLE } from './page';

/** What each button makes of the payment, one thing after the other. */
const OUTCOMES: Readonly<Record<'approve' | 'decline' | 'expire' | 'late', readonly PaymentOutcome[]>> = {
  approve: ['paid'],
  decline: ['failed'],
  expire: ['expired'],
  late: ['expired', 'paid'],
};

const Params = z.object({ ref: z.string().max(64) });
const Pressed = z.object({ button: z.enum(['approve', 'decline', 'expire', 'late']) });

/** The simulator's pages, plain forms. What is pressed travels as a signed webhook, and is confirmed by the status. */
export function simulatorRoutes(
  cards: CardSimulator,
  { database, config }: Pick<Deps, 'database' | 'config'>,
): FastifyPluginAsyncZod {
  const url = `${SIMULATOR_PATH}/:ref`;
  const route = { config: { role: 'public' }, schema: { hide: true, params: Params } } as const;
  const find = (ref: string) => readSimulated(database.db, ref);

  return async (app) => {
    const style = (await readFaces(config.storefrontDir)) + STYLE;
    const policy = pagePolicy(`<style>${style}</style>`, policySiteOf(config));
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      async (_request: unknown, body: string | Buffer) => parseQuery(String(body)),
    );

    app.get(url, route, async ({ params }, reply) => {
      const page = simulatorPage({ ...(await find(params.ref)), style });
      const headers = { 'content-security-policy': policy, 'permissions-policy': PERMISSIONS };
      return reply.headers(headers).type('text/html; charset=utf-8').send(page);
    });

    app.get(`${url}/status`, route, async ({ params: { ref } }) => {
      await find(ref);
      return cards.status(ref).catch(() => {
        throw notFound('Payment');
      });
    });

    app.post(url, { ...route, schema: { ...route.schema, body: Pressed } }, async (request, reply) => {
      const { body } = request;
      const { ref } = request.params;
      const { amount, orderId, method } = await find(ref);
      for (const outcome of OUTCOMES[body.button]) {
        cards.become({ ref, outcome, amount, event: randomUUID() });
        const webhook = cards.sign({ ref, currency: 'IDR' });
        const heard = await app.inject({
          method: 'POST',
          url: `${API_BASE}${API_PATHS.paymentNotifications}`,
          headers: webhook.headers,
          payload: webhook.body,
        });
        if (heard.statusCode !== 200) throw new Error(`the simulator's webhook was answered with ${heard.statusCode}`);
      }
      // who has scanned a code holds a phone that need not know the order
      const next = { page: orderPage(orderId), code: request.url } as const satisfies Record<PlaceToPay, string>;
      return reply.redirect(next[PAYMENT_RULES[method].paidBy], 303);
    });
  };
}
