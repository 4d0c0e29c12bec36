import { Foresight, ProductDetail, ProductSummary, Promo, PromoFigures, success, successList } from '@seduh/contract';
import { endedPromos, productBySlug, promos } from '@seduh/api-client/mocks';
import { LIMITS } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame } from './compare';
import { askMocks, askServer, type Reply, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = new File([Buffer.from(base64, 'base64')], 'cup.png', { type: 'image/png' });
const gif = new File(['GIF89a, and so on'], 'cup.gif', { type: 'image/gif' });
const huge = new File([new Uint8Array(LIMITS.imageBytes + 1)], 'cup.png', { type: 'image/png' });
const nobody = '00000000-0000-4000-8000-000000000000';

// each write has a product or promo of its own: the server remembers, the mocks do not
const product = (slug: string) => `/products/${productBySlug(slug).id}`;
const promo = (code: string) => `/promos/${promos.find((one) => one.code === code)?.id}`;
const asAdmin = (method: Sent['method'], path: string, rest: Partial<Sent> = {}): Sent => ({
  method,
  path,
  as: 'admin',
  ...rest,
});

const mocha = { productname: 'Mocha', price: '28000', description: 'Chocolate.', category_id: '1', image };
const { image: _image, ...bare } = mocha;
const sunday = {
  promo_name: 'Sunday',
  description: 'A fifth off.',
  discount: '0.2',
  duration: '7',
  code: 'sunday20',
  min_price: '50000',
  image,
};
const { image: _picture, ...unseen } = sunday;
const { discount: _percent, ...kindless } = sunday;

describe('what staff do with products comes out the same', () => {
  it.each<[string, number, Sent]>([
    ['a new one', 201, asAdmin('POST', '/products', { form: mocha })],
    [
      'a new one with everything',
      201,
      asAdmin('POST', '/products', { form: { ...mocha, stock: '5', sizes: '[{"id":2,"surcharge":3000}]' } }),
    ],
    ['a new one in one size', 201, asAdmin('POST', '/products', { form: { ...mocha, size_ids: '[1]' } })],
    [
      'a new one in two sizes, not in order',
      201,
      asAdmin('POST', '/products', { form: { ...mocha, size_ids: '[3,1,3]' } }),
    ],
    ['a new one in no size', 400, asAdmin('POST', '/products', { form: { ...mocha, size_ids: '[]' } })],
    ['a new one in a size nobody has', 400, asAdmin('POST', '/products', { form: { ...mocha, size_ids: '[7]' } })],
    [
      'a new one in two languages',
      201,
      asAdmin('POST', '/products', {
        form: { ...mocha, name_translations: '{"id":"Moka"}', description_translations: '{"id":"Cokelat."}' },
      }),
    ],
    [
      'a name too long in another language',
      400,
      asAdmin('POST', '/products', { form: { ...mocha, name_translations: JSON.stringify({ id: 'x'.repeat(121) }) } }),
    ],
    ['a name in no language', 400, asAdmin('POST', '/products', { form: { ...mocha, name_translations: 'Moka' } })],
    [
      'its other name changed',
      200,
      asAdmin('PATCH', product('french-fries'), { form: { name_translations: '{"id":"Kentang"}' } }),
    ],
    [
      'its other name taken away',
      200,
      asAdmin('PATCH', product('oat-milk'), { form: { name_translations: '{"id":""}' } }),
    ],
    ['its sizes changed', 200, asAdmin('PATCH', product('iced-latte'), { form: { size_ids: '[1,2]' } })],
    ['its sizes taken away', 400, asAdmin('PATCH', product('iced-latte'), { form: { size_ids: '[]' } })],
    ['without a picture', 400, asAdmin('POST', '/products', { form: bare })],
    ['without anything', 400, asAdmin('POST', '/products', { form: {} })],
    ['with a price that is none', 400, asAdmin('POST', '/products', { form: { ...mocha, price: 'much' } })],
    ['with a field nobody knows', 400, asAdmin('POST', '/products', { form: { ...mocha, sold: '9' } })],
    ['with a file of another name', 400, asAdmin('POST', '/products', { form: { ...bare, photo: image } })],
    ['with a picture of another kind', 415, asAdmin('POST', '/products', { form: { ...mocha, image: gif } })],
    ['with a picture too large', 413, asAdmin('POST', '/products', { form: { ...mocha, image: huge } })],
    ['a new one by a customer', 403, { method: 'POST', path: '/products', form: mocha, as: 'customer' }],
    ['a new one by nobody', 401, { method: 'POST', path: '/products', form: mocha }],
    ['one field changed', 200, asAdmin('PATCH', product('mocha'), { form: { price: '30000', version: '1' } })],
    ['only its picture changed', 200, asAdmin('PATCH', product('v60'), { form: { image } })],
    ['its stock no longer counted', 200, asAdmin('PATCH', product('espresso'), { form: { stock: '' } })],
    ['brought back', 200, asAdmin('PATCH', product('americano'), { body: { archived: false } })],
    ['changed on an old version', 409, asAdmin('PATCH', product('croissant'), { form: { price: '1', version: '9' } })],
    ['an unknown one changed', 404, asAdmin('PATCH', `/products/${nobody}`, { form: { price: '1' } })],
    ['its category unknown', 400, asAdmin('PATCH', product('donut'), { form: { category_id: '9' } })],
    ['archived', 200, asAdmin('DELETE', product('brownies'))],
    ['an unknown one archived', 404, asAdmin('DELETE', `/products/${nobody}`)],
    ['archived by a customer', 403, { method: 'DELETE', path: product('donut'), as: 'customer' }],
    [
      'sold out until the next opening',
      200,
      asAdmin('PATCH', `${product('cheesecake')}/availability`, { body: { sold_out_until: 'next_opening' } }),
    ],
    ['there again', 200, asAdmin('PATCH', `${product('pancakes')}/availability`, { body: { sold_out_until: null } })],
    [
      'sold out with another one instead',
      200,
      asAdmin('PATCH', `${product('taro-latte')}/availability`, {
        body: { sold_out_until: 'next_opening', substitute_id: productBySlug('mocha').id },
      }),
    ],
    [
      'sold out with itself instead',
      400,
      asAdmin('PATCH', `${product('mocha')}/availability`, {
        body: { sold_out_until: 'next_opening', substitute_id: productBySlug('mocha').id },
      }),
    ],
    [
      'sold out with nothing that anybody knows instead',
      400,
      asAdmin('PATCH', `${product('donut')}/availability`, {
        body: { sold_out_until: 'next_opening', substitute_id: nobody },
      }),
    ],
    [
      'sold out until no time at all',
      400,
      asAdmin('PATCH', `${product('donut')}/availability`, { body: { sold_out_until: 'later' } }),
    ],
  ])('%s: %i', async (_name, status, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(ProductDetail));
    expect(mock.status).toBe(status);
    expect(fieldsOf(mock)).toEqual(fieldsOf(real));
  });

  it.each(['admin', 'customer'] as const)('what is archived, for the %s', async (as) => {
    const { mock, real } = await both({ method: 'GET', path: '/products?archived=true&sort=oldest&limit=1', as });
    expectSame(mock, real, successList(ProductSummary));
    expect(mock.status).toBe(200);
  });
});

describe('what staff do with promos comes out the same', () => {
  it.each<[string, number, Sent]>([
    ['a new one', 201, asAdmin('POST', '/promos', { form: sunday })],
    ['with a code that is there', 409, asAdmin('POST', '/promos', { form: { ...sunday, code: 'Pasta20' } })],
    ['with a code that was there', 409, asAdmin('POST', '/promos', { form: { ...sunday, code: 'HUJAN' } })],
    ['without a picture', 400, asAdmin('POST', '/promos', { form: unseen })],
    ['without anything', 400, asAdmin('POST', '/promos', { form: {} })],
    ['with more than all off', 400, asAdmin('POST', '/promos', { form: { ...sunday, discount: '1.5' } })],
    [
      'an amount off, at happy hours, to a budget',
      201,
      asAdmin('POST', '/promos', {
        form: {
          ...kindless,
          code: 'HEMAT',
          kind: 'amount',
          amount_off: '15000',
          happy_hours: '{"weekdays":[5,1],"from":"14:00","to":"17:00"}',
          budget: '500000',
        },
      }),
    ],
    [
      'free pieces of a product',
      201,
      asAdmin('POST', '/promos', {
        form: {
          ...kindless,
          code: 'DUA',
          kind: 'bundle',
          bundle: JSON.stringify({ buy: 2, free: 1, product_id: productBySlug('mocha').id }),
        },
      }),
    ],
    ['a free ride', 201, asAdmin('POST', '/promos', { form: { ...kindless, code: 'ONGKIR', kind: 'delivery' } })],
    ['a kind without what it gives', 400, asAdmin('POST', '/promos', { form: { ...kindless, kind: 'amount' } })],
    ['a percent that says none', 400, asAdmin('POST', '/promos', { form: kindless })],
    [
      'a free ride to a table',
      400,
      asAdmin('POST', '/promos', { form: { ...kindless, kind: 'delivery', dine_in_only: 'true' } }),
    ],
    [
      'free pieces of an unknown product',
      400,
      asAdmin('POST', '/promos', {
        form: {
          ...kindless,
          code: 'KOSONG',
          kind: 'bundle',
          bundle: JSON.stringify({ buy: 2, free: 1, product_id: nobody }),
        },
      }),
    ],
    ['free pieces given percent', 400, asAdmin('PATCH', promo('NGOPI'), { form: { discount: '0.2' } })],
    ['a budget below what was given', 400, asAdmin('PATCH', promo('ANTAR'), { form: { budget: '100000' } })],
    ['a budget raised', 200, asAdmin('PATCH', promo('ANTAR'), { form: { budget: '900000' } })],
    ['figures of one by a customer', 403, { method: 'GET', path: `${promo('HALO')}/figures`, as: 'customer' }],
    ['figures of an unknown one', 404, asAdmin('GET', `/promos/${nobody}/figures`)],
    ['a draft of nothing foreseen', 400, asAdmin('POST', '/promos/foresight', { body: { weeks: 4 } })],
    ['too many weeks', 400, asAdmin('POST', '/promos/foresight', { body: { weeks: 99, discount: 0.2 } })],
    [
      'a draft foreseen by a customer',
      403,
      { method: 'POST', path: '/promos/foresight', body: { weeks: 4, discount: 0.2 }, as: 'customer' },
    ],
    ['a new one by a customer', 403, { method: 'POST', path: '/promos', form: sunday, as: 'customer' }],
    ['one that runs', 200, asAdmin('GET', promo('HALO'))],
    ['one that has ended', 200, asAdmin('GET', `/promos/${endedPromos[0]?.id}`)],
    ['an unknown one', 404, asAdmin('GET', `/promos/${nobody}`)],
    ['one for a customer', 403, { method: 'GET', path: promo('HALO'), as: 'customer' }],
    [
      'changed, with rules',
      200,
      asAdmin('PATCH', promo('HALO'), {
        form: { discount: '0.25', member_only: 'true', total_uses: '', version: '1' },
      }),
    ],
    [
      'named otherwise in another language',
      200,
      asAdmin('PATCH', promo('PANDAN'), {
        form: {
          name_translations: '{"id":"Pekan Hijau"}',
          description_translations: '{"id":"Serba hijau."}',
          version: '1',
        },
      }),
    ],
    ['changed on an old version', 409, asAdmin('PATCH', promo('PANDAN'), { form: { duration: '9', version: '9' } })],
    ['given a code that is there', 409, asAdmin('PATCH', promo('PANDAN'), { form: { code: 'makan' } })],
    ['ended', 200, asAdmin('DELETE', promo('MAKAN'))],
    ['an unknown one ended', 404, asAdmin('DELETE', `/promos/${nobody}`)],
  ])('%s: %i', async (_name, status, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(Promo));
    expect(mock.status).toBe(status);
    expect(fieldsOf(mock)).toEqual(fieldsOf(real));
  });

  it('figures of one: nothing yet', async () => {
    const { mock, real } = await both(asAdmin('GET', `${promo('HALO')}/figures`));
    expectSame(mock, real, success(PromoFigures));
    expect(mock.body.data).toEqual({ used: 0, given: 0, left: null, days: [] });
  });

  it.each<[string, object]>([
    ['percent', { discount: 0.2 }],
    ['free coffee', { kind: 'bundle', bundle: { buy: 1, free: 1, category_id: 1 } }],
    ['the ride', { kind: 'delivery', budget: 10_000 }],
  ])('a draft of %s foreseen', async (_name, draft) => {
    const { mock, real } = await both(asAdmin('POST', '/promos/foresight', { body: { weeks: 4, ...draft } }));
    // the orders of either are others
    for (const { status, body } of [mock, real]) {
      expect(status).toBe(200);
      expect(success(Foresight.strict()).parse(body).data.from).toBe('2026-10-23T07:30:00.000Z');
    }
  });

  it.each([
    ['/promos?state=ended', 'admin'],
    ['/promos?state=ended', 'customer'],
    ['/promos?state=all&code=HUJAN', 'admin'],
  ] as const)('%s for the %s', async (path, as) => {
    const { mock, real } = await both({ method: 'GET', path, as });
    expectSame(mock, real, successList(Promo));
    expect(mock.status).toBe(200);
  });
});

/** The names of the fields that an error is about. */
function fieldsOf({ body }: Reply): string[] {
  const { data } = body;
  const hasFields = typeof data === 'object' && data !== null && 'fields' in data && data.fields;
  return Object.keys(hasFields ? Object(data.fields) : {});
}
