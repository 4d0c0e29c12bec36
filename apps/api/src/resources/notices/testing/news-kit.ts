import { DELIVERY } from '@seduh/contract/constants';
import { withTx } from '../../../platform/db/tx';
import type { PushAnswer, PushCall } from '../../../platform/push/post';
import { createTestApp, type TestUser } from '../../../testing';
import { createTestCards } from '../../orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../../orders/testing/order-kit';
import { tellOfMove } from '../queue';
import { createStopTokens } from '../stop-tokens';
import { subscribe } from './browser';

export const TAKEN: PushAnswer = { status: 201, retryAfter: null };
export const AWAY: PushAnswer = { status: 503, retryAfter: null };

/** A shop with a customer who is told on her phone, a member of staff, and a push service that answers as it is told. */
export async function createNewsKit() {
  const service = { answer: TAKEN, calls: [] as PushCall[] };
  const cards = createTestCards();
  const shop = await createTestApp({
    cards,
    post: async (call) => {
      service.calls.push(call);
      return service.answer;
    },
  });
  const kit = createOrderKit(shop);
  const rani = await shop.makeUser();
  const staff = await shop.makeUser({ role: 'Admin' });
  const phone = await subscribe(shop, rani);
  const { db } = shop.database;

  return {
    service,
    cards,
    shop,
    kit,
    rani,
    staff,
    phone,
    stopTokens: createStopTokens(shop.app.keyedHash),
    /** Orders something for the counter, paid in cash, where nothing else is said. */
    order: async (rest: Parameters<typeof cart>[1] = {}, who: TestUser = rani) =>
      (await kit.place(who, cart([line(await shop.makeProduct())], { address: 'Jl. Melati 1', ...rest }))).data,
    async move(id: string, ...path: Parameters<OrderKit['move']>[2][]): Promise<void> {
      for (const to of path) {
        const { status, msg } = await kit.move(staff, id, to);
        if (status !== 200) throw new Error(msg);
      }
    },
    /** Writes that an order of the customer is accepted, as its move would. */
    tellAccepted: (id: string) =>
      withTx(db, (tx) =>
        tellOfMove(tx, { id, user_id: rani.id, delivery_id: DELIVERY.pickUp }, 'confirmed', shop.clock.now()),
      ),
    /** Titles of what reached this browser so far, in order. */
    async told(browser = phone): Promise<string[]> {
      await shop.app.notices.deliver();
      return service.calls
        .filter(({ endpoint }) => endpoint === browser.subscription.endpoint)
        .map((call) => browser.read(call).title.replace(/SD-\d+/, 'SD'));
    },
    rows: () =>
      db.selectFrom('notices').select(['kind', 'tries', 'due_at', 'sent_at', 'failed_at', 'failure']).execute(),
    subscriptions: () => db.selectFrom('push_subscriptions').select(['endpoint', 'used_at']).execute(),
  };
}

export type NewsKit = Awaited<ReturnType<typeof createNewsKit>>;
