import { Promo, success, successList, type ApiErrorBody } from '@seduh/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { formOf } from '../../testing/helpers';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
let image: Buffer;
beforeAll(async () => {
  shop = await createTestApp();
  image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function send(method: Method, url: string, payload?: object, who: 'Admin' | 'User' | null = 'Admin', more = {}) {
  const headers = { ...(who ? await shop.as(who) : {}), ...more };
  return shop.app.inject({ method, url, headers, remoteAddress: shop.nextAddress(), ...(payload ? { payload } : {}) });
}
async function sendForm(method: Method, url: string, fields: Record<string, string | Buffer>) {
  const { payload, headers } = await formOf(fields);
  return send(method, url, payload, 'Admin', headers);
}
type Answer = Awaited<ReturnType<typeof send>>;
const promoOf = (answer: Answer) => success(Promo.strict()).parse(answer.json()).data;
const refusal = (answer: Answer) => answer.json<ApiErrorBody & { data: { fields: Record<string, string> } | null }>();

let made = 0;
const nextCode = () => `KOPI-${(made += 1)}`;
const values = { promo_name: 'Pasta day', description: 'Off the whole order.', discount: '0.2', duration: '7' };
const make = (more: Record<string, string | Buffer> = {}) =>
  sendForm('POST', '/api/promos', { ...values, code: nextCode(), min_price: '50000', image, ...more });

describe('a new promo', () => {
  it('runs from now for its days, a use a day, with no other rule', async () => {
    const answer = await make({ code: 'pasta25' });
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([
      201,
      'promo PASTA25 created successfully',
    ]);
    const promo = promoOf(answer);
    const now = shop.clock.now();
    expect(promo).toMatchObject({
      code: 'PASTA25',
      discount: 0.2,
      duration: 7,
      min_price: 50_000,
      starts_at: now.toISOString(),
      ends_at: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
      used: 0,
      version: 1,
      rules: { dine_in_only: false, new_user_only: false, one_per_day: true, member_only: false, total_uses: null },
    });
    expect((await shop.app.inject(`${promo.image}`)).statusCode).toBe(200);
    const running = await shop.app.inject('/api/promos?code=PASTA25');
    expect(successList(Promo).parse(running.json()).data).toEqual([promo]);
  });

  it.each([
    ['0.01', 0.01],
    ['0.285', 0.29],
    ['1', 1],
  ])('rounds %s to a whole percent', async (discount, kept) => {
    expect(promoOf(await make({ discount })).discount).toBe(kept);
  });

  it('has the rules it is given', async () => {
    const rules = {
      dine_in_only: 'true',
      new_user_only: 'true',
      one_per_day: 'false',
      member_only: 'true',
      total_uses: '5',
    };
    expect(promoOf(await make(rules)).rules).toEqual({
      dine_in_only: true,
      new_user_only: true,
      one_per_day: false,
      member_only: true,
      total_uses: 5,
    });
  });

  it.each(['promo_name', 'description', 'discount', 'duration', 'code', 'min_price', 'image'])(
    'needs %s',
    async (field) => {
      const all = { ...values, code: nextCode(), min_price: '0', image };
      const rest = Object.fromEntries(Object.entries(all).filter(([name]) => name !== field));
      const answer = refusal(await sendForm('POST', '/api/promos', rest));
      expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', msg: 'All input must be fulfilled' });
      expect(answer.data?.fields).toEqual({ [field]: 'All input must be fulfilled' });
    },
  );

  it.each([
    ['discount', '0'],
    ['discount', '0.004'],
    ['discount', '1.01'],
    ['discount', '20'],
    ['duration', '0'],
    ['duration', '367'],
    ['code', 'HALF PRICE'],
    ['code', 'X'.repeat(25)],
    ['min_price', '-1'],
    ['total_uses', '0'],
  ])('refuses %s: %s', async (field, value) => {
    const answer = refusal(await make({ [field]: value }));
    expect([answer.status, Object.keys(answer.data?.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each(['id', 'used', 'percent', 'starts_at', 'version'])('refuses %s by name', async (field) => {
    expect(refusal(await make({ [field]: '1' }))).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  });

  it('cannot have a code that exists, in whatever case; of many at once one gets it', async () => {
    const answers = await Promise.all(['TWICE', 'twice', 'Twice', 'tWICE'].map((code) => make({ code })));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409]);
    const taken = answers.find(({ statusCode }) => statusCode === 409);
    expect(taken?.json()).toEqual({
      status: 409,
      code: 'CODE_TAKEN',
      msg: 'This code exists already',
      data: { fields: { code: 'This code exists already' } },
    });
  });
});

describe('an edit', () => {
  it('changes what is sent and nothing else, by form or JSON', async () => {
    const before = promoOf(await make());
    const url = `/api/promos/${before.id}`;
    const after = promoOf(await send('PATCH', url, { discount: 0.15, member_only: true, version: 1 }));
    expect(after).toEqual({ ...before, discount: 0.15, rules: { ...before.rules, member_only: true }, version: 2 });
    const changed = promoOf(await sendForm('PATCH', url, { promo_name: 'Pasta week', image }));
    expect(changed).toEqual({ ...after, promo_name: 'Pasta week', image: expect.any(String), version: 3 });
    expect(changed.image).not.toBe(before.image);
    expect(promoOf(await send('GET', url))).toEqual(changed);
    expect(promoOf(await send('PATCH', url, {}))).toEqual(changed);
  });

  it('counts a new duration from the start, and may bring an ended one back', async () => {
    const { id, starts_at } = promoOf(await make());
    promoOf(await send('DELETE', `/api/promos/${id}`));
    const { ends_at, duration } = promoOf(await send('PATCH', `/api/promos/${id}`, { duration: '30' }));
    expect([duration, ends_at]).toEqual([30, new Date(Date.parse(starts_at) + 30 * DAY_MS).toISOString()]);
  });

  it('cannot take the code of another, nor fewer uses than there were', async () => {
    const { code } = promoOf(await make());
    const id = await shop.makePromo({ used: 3 });
    expect(refusal(await send('PATCH', `/api/promos/${id}`, { code }))).toMatchObject({
      status: 409,
      code: 'CODE_TAKEN',
    });
    const fewer = refusal(await send('PATCH', `/api/promos/${id}`, { total_uses: 2 }));
    expect([fewer.status, fewer.data?.fields]).toEqual([400, { total_uses: 'It has been used more often already' }]);
    expect(promoOf(await send('PATCH', `/api/promos/${id}`, { total_uses: 3 })).rules.total_uses).toBe(3);
    expect(promoOf(await send('PATCH', `/api/promos/${id}`, { total_uses: null })).rules.total_uses).toBeNull();
  });

  it.each([{ min_price: -1 }, { discount: 2 }, { duration: 0 }, { total_uses: 0 }, { code: '' }])(
    'refuses %o',
    async (body) => {
      const id = await shop.makePromo();
      expect(refusal(await send('PATCH', `/api/promos/${id}`, body))).toMatchObject({
        status: 400,
        code: 'VALIDATION',
      });
    },
  );

  it('on what has changed meanwhile is a conflict, and says what is there now', async () => {
    const { id } = promoOf(await make());
    const first = promoOf(await send('PATCH', `/api/promos/${id}`, { min_price: 40_000, version: 1 }));
    const late = await send('PATCH', `/api/promos/${id}`, { min_price: 60_000, version: 1 });
    expect(late.json()).toMatchObject({ status: 409, code: 'EDIT_CONFLICT', data: first });
  });
});

describe('ending', () => {
  it('happens now and once, and keeps the uses so far', async () => {
    const id = await shop.makePromo({ code: 'ENDING', used: 2 });
    const ended = promoOf(await send('DELETE', `/api/promos/${id}`));
    expect(ended).toMatchObject({ ends_at: shop.clock.now().toISOString(), used: 2, version: 2 });
    shop.clock.set(new Date(shop.clock.now().getTime() + 60_000));
    expect(promoOf(await send('DELETE', `/api/promos/${id}`))).toEqual(ended);
  });
});

describe('the list', () => {
  const codes = async (query: string, who: 'Admin' | 'User' | null) => {
    const answer = await send('GET', `/api/promos?limit=50${query}`, undefined, who);
    return {
      ...answer,
      codes: successList(Promo.strict())
        .parse(answer.json())
        .data.map(({ code }) => code),
    };
  };
  beforeAll(async () => {
    const now = shop.clock.now();
    await shop.makePromo({ code: 'L-RUNS' });
    await shop.makePromo({ code: 'L-OVER', ends_at: now });
    await shop.makePromo({ code: 'L-USED-UP', total_uses: 1, used: 1 });
    await shop.makePromo({ code: 'L-COMES', starts_at: new Date(now.getTime() + DAY_MS) });
  });
  const mine = (all: string[]) => all.filter((code) => code.startsWith('L-')).sort();

  it.each([
    ['running', ['L-RUNS']],
    ['ended', ['L-OVER', 'L-USED-UP']],
    ['all', ['L-COMES', 'L-OVER', 'L-RUNS', 'L-USED-UP']],
  ])('has for staff the %s ones', async (state, expected) => {
    expect(mine((await codes(`&state=${state}`, 'Admin')).codes)).toEqual(expected);
  });

  it('is the running ones for everybody else, and only that may be kept', async () => {
    for (const who of ['User', null] as const) {
      const answer = await codes('&state=all', who);
      expect(mine(answer.codes)).toEqual(['L-RUNS']);
      expect(answer.headers['cache-control']).toBe('public, no-cache');
    }
    const staff = await codes('&state=all', 'Admin');
    expect(staff.headers['cache-control']).toBe('no-store');
    expect(staff.headers).not.toHaveProperty('etag');
  });
});

it.each<[Method, object?]>([['GET'], ['PATCH', {}], ['DELETE']])(
  'finds nothing to %s under an unknown id',
  async (method, body) => {
    for (const id of ['01a1fdb1-d7e9-70ac-98af-91f06e26276b', '1']) {
      expect(refusal(await send(method, `/api/promos/${id}`, body))).toMatchObject({
        status: 404,
        msg: 'Promo Not Found',
      });
    }
  },
);
