import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTx } from '../db/tx';
import { createTestApp, type TestApp } from '../../testing';
import { queueMail } from './repository';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const MAIL = { template: 'email changed', from: 'Seduh', to: 'rani@seduh.example', subject: 'S', text: 'T' } as const;
const queue = () => withTx(shop.database.db, (tx) => queueMail(tx, MAIL, shop.clock.now()));
const never = () => new Promise<never>(() => undefined);

it('sends a mail as soon as its transaction is committed, without being asked', async () => {
  await queue();
  await expect.poll(() => shop.mails).toHaveLength(1);
});

it('sends it once, however many processes hear of it', async () => {
  const others = await Promise.all([1, 2].map(() => createTestApp({ database: shop.database })));
  for (let index = 0; index < 6; index += 1) await queue();
  const all = () => [shop, ...others].flatMap(({ mails }) => mails);
  await expect.poll(all).toHaveLength(6);
  await Promise.all([shop, ...others].map(({ app }) => app.mails.deliver()));
  expect(all()).toHaveLength(6);
  for (const other of others) await other.close();
});

it('lets what follows an answer end when the app closes, and does not wait for ever', async () => {
  let done = false;
  const closing = await createTestApp({ database: shop.database });
  closing.app.mails.afterwards(async () => {
    await queue();
    done = true;
  });
  closing.app.mails.afterwards(() => Promise.reject(new Error('no database')));
  await closing.close();
  expect(done).toBe(true);

  const stuck = await createTestApp({ database: shop.database, mailer: { send: never } });
  stuck.app.mails.afterwards(never);
  const before = performance.now();
  await stuck.close();
  expect(performance.now() - before).toBeLessThan(4_000);
});
