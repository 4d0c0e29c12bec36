import { afterEach, beforeEach, expect, it } from 'vitest';
import { subscribe } from '../../notices/testing/browser';
import { createNewsKit, type NewsKit } from '../../notices/testing/news-kit';

let news: NewsKit;
let id: string;
beforeEach(async () => {
  news = await createNewsKit();
  id = (await news.order()).id;
});
afterEach(() => news.shop.close());

const send = (who: NewsKit['rani'], text: string) =>
  news.kit.call<{ id: number }>(who, {
    method: 'POST',
    url: `/api/transactions/${id}/chat`,
    payload: { text },
    headers: { 'idempotency-key': news.kit.nextKey() },
  });
const see = (who: NewsKit['rani'], message_id: number) =>
  news.kit.call(who, { method: 'POST', url: `/api/transactions/${id}/chat/seen`, payload: { message_id } });
const wait = (seconds: number) => news.shop.clock.set(new Date(news.shop.clock.now().getTime() + seconds * 1000));

it('tells the customer once of several messages, a while later, and again of the next', async () => {
  await send(news.staff, 'Hello');
  await send(news.staff, 'Oat milk is out, soy?');
  expect(await news.told()).toEqual([]);
  wait(11);
  expect(await news.told()).toEqual(['A message about SD']);
  await send(news.staff, 'Hello?');
  wait(11);
  expect(await news.told()).toEqual(['A message about SD', 'A message about SD']);
});

it('tells nobody who has seen it by then', async () => {
  const { data } = await send(news.staff, 'Hello');
  await see(news.rani, data.id);
  wait(11);
  expect(await news.told()).toEqual([]);
});

it('tells staff of what a customer writes, and not the customer', async () => {
  const till = await subscribe(news.shop, news.staff);
  await send(news.rani, 'No sugar, please');
  wait(11);
  expect(await news.told(till)).toEqual(['A message about SD']);
  expect(await news.told()).toEqual([]);
});
