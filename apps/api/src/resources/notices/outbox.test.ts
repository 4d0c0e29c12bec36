import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Push } from '../../platform/push/pusher';
import { createTestApp } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { pass } from '../orders/testing/card-kit';
import { deliverNotices } from './deliver';
import { AWAY, createNewsKit, TAKEN, type NewsKit } from './testing/news-kit';

let service: NewsKit['service'];
let stopTokens: NewsKit['stopTokens'];
let shop: NewsKit['shop'];
let order: NewsKit['order'];
let move: NewsKit['move'];
let tellAccepted: NewsKit['tellAccepted'];
let told: NewsKit['told'];
let rows: NewsKit['rows'];
let subscriptions: NewsKit['subscriptions'];
beforeEach(async () => {
  ({ service, shop, order, move, tellAccepted, told, rows, subscriptions, stopTokens } = await createNewsKit());
});
afterEach(() => shop.close());

describe('a notice', () => {
  it('is not brought when it is no news any more', async () => {
    service.answer = AWAY;
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    await move(id, 'cancelled');
    service.answer = TAKEN;
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 2, due_at: null, sent_at: null, failure: 'no news' }]);
  });

  it('is tried again, later each time and no sooner than asked, until it is old', async () => {
    service.answer = AWAY;
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 1, failure: 'push 503' }]);
    service.answer = { status: 429, retryAfter: '120' };
    pass(shop, 1);
    await shop.app.notices.deliver();
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 2, failure: 'push 429' }]);
    service.answer = TAKEN;
    pass(shop, 1);
    await shop.app.notices.deliver();
    expect(await rows()).toMatchObject([{ tries: 3, due_at: null, sent_at: shop.clock.now(), failure: null }]);
  });

  it('that "ready" an hour ago is not brought', async () => {
    service.answer = AWAY;
    const { id } = await order();
    await move(id, 'confirmed', 'preparing', 'ready');
    await shop.app.notices.deliver();
    service.answer = TAKEN;
    pass(shop, 60);
    await shop.app.notices.deliver();
    const ready = (await rows()).find(({ kind }) => kind === 'ready');
    expect(ready).toMatchObject({ due_at: null, sent_at: null, failure: 'too old' });
  });

  it.each([404, 410])('that the push service answers %i takes the subscription away', async (status) => {
    service.answer = { status, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    expect(await subscriptions()).toEqual([]);
    expect(await rows()).toMatchObject([{ tries: 1, due_at: null, failure: `push ${status}` }]);
  });

  it('that is refused for good is given up, and the subscription stays', async () => {
    service.answer = { status: 400, retryAfter: null };
    const { id } = await order();
    await move(id, 'confirmed');
    await shop.app.notices.deliver();
    expect([await rows(), await subscriptions()]).toMatchObject([[{ tries: 1, due_at: null }], [{ used_at: null }]]);
  });

  it('survives a process that dies while it brings it', async () => {
    const { id } = await order();
    // nobody else brings it meanwhile
    await shop.app.close();
    await shop.database.db.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', id).execute();
    await tellAccepted(id);
    const brought: string[] = [];
    const processWith = (push: Push) => {
      const carriers = { push, mailer: shop.deps.mailer, messages: null };
      return deliverNotices({
        ...shop.deps,
        db: shop.database.db,
        logger: silentLogger,
        publicUrl: null,
        carriers,
        stopTokens,
      });
    };
    const brings: Push = async (_target, { title }) => void brought.push(title);
    // it hangs at the push service and never notes what became of it
    void processWith(() => new Promise(() => undefined));
    await expect.poll(async () => (await rows()).map(({ tries }) => tries)).toEqual([1]);
    await processWith(brings);
    expect(brought).toEqual([]);
    pass(shop, 1);
    await processWith(brings);
    expect(brought).toHaveLength(1);
  });
});

describe('two processes', () => {
  it('bring a notice once; without the key two go out', async () => {
    const other = await createTestApp({ database: shop.database, clock: shop.clock, post: shop.deps.push.post });
    const { id } = await order();
    await shop.database.db.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', id).execute();
    const bring = () => Promise.all([shop.app.notices.deliver(), other.app.notices.deliver()]);
    await Promise.all([tellAccepted(id), tellAccepted(id)]);
    await bring();
    await bring();
    expect(await told()).toEqual(['SD is accepted']);

    // the control: the same table without its key takes what each of them writes
    await shop.database.pool.query('drop index notices_once');
    const again = `insert into notices (id, kind, order_id, channel, target, created_at, due_at, give_up_at)
      select gen_random_uuid(), kind, order_id, channel, target, created_at, created_at, give_up_at from notices limit 1`;
    await Promise.all([shop.database.pool.query(again), shop.database.pool.query(again)]);
    await bring();
    expect(await told()).toHaveLength(3);
    await other.close();
  });
});
