import { Profile, success, type ApiErrorBody } from '@seduh/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';

let shop: TestApp;
let image: Buffer;
beforeAll(async () => {
  shop = await createTestApp();
  image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
});
afterAll(() => shop.close());

const edit = (user: TestUser, payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/edit-profile', headers: user.headers, payload });

/** Sends a form as a browser does. */
async function send(user: TestUser, fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('image', new Blob([new Uint8Array(file.bytes)]), file.name);
  return shop.app.inject({
    method: 'PATCH',
    url: '/api/users/edit-profile',
    headers: user.headers,
    payload: form,
    remoteAddress: shop.nextAddress(),
  });
}
const profileOf = (response: { json(): unknown }) => success(Profile.strict()).parse(response.json()).data;
const rowOf = (user: TestUser) =>
  shop.database.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode;

it('changes what is sent and leaves the rest, as a form and as JSON', async () => {
  const user = await shop.makeUser({ first_name: 'Rani', address: 'Jl. Cikini 1', gender: 'Female' });
  const response = await send(user, {
    last_name: ' Wijaya ',
    birthday: '1994-02-28',
    address: '',
    postcode: ' 10330 ',
    phone: '0812 0000-9999',
  });
  expect(response.json()).toMatchObject({ status: 200, msg: 'Your profile is saved' });
  const changed = { first_name: 'Rani', last_name: 'Wijaya', birthday: '1994-02-28', address: null, postcode: '10330' };
  expect(profileOf(response)).toMatchObject({ ...changed, phone: '+6281200009999', gender: 'Female' });
  expect(profileOf(await edit(user, { display_name: 'Ran', gender: null }))).toMatchObject({
    ...changed,
    display_name: 'Ran',
    gender: null,
  });
});

it('keeps the language that somebody chose, and refuses one that the shop does not speak', async () => {
  const user = await shop.makeUser({});
  expect(profileOf(await edit(user, {}))).toMatchObject({ language: null });
  expect(profileOf(await edit(user, { language: 'id' }))).toMatchObject({ language: 'id' });
  const response = await edit(user, { language: 'fr' });
  expect(response.json()).toMatchObject({ status: 400, data: { fields: { language: 'Choose one of: en, id' } } });
  expect((await rowOf(user)).language).toBe('id');
});

it('keeps what somebody asks to be warned of, each once, as a form and as JSON', async () => {
  const user = await shop.makeUser({});
  expect(profileOf(await edit(user, {}))).toMatchObject({ avoids: [] });
  expect(profileOf(await edit(user, { avoids: ['nuts', 'milk', 'nuts'] }))).toMatchObject({ avoids: ['milk', 'nuts'] });
  expect(profileOf(await edit(user, { first_name: 'Rani' }))).toMatchObject({ avoids: ['milk', 'nuts'] });
  expect(profileOf(await send(user, { avoids: '["soy"]' }))).toMatchObject({ avoids: ['soy'] });
  for (const avoids of [['love'], 'soy', '', null, ['soy', 1], { soy: true }]) {
    const response = await edit(user, { avoids });
    expect(response.json<ApiErrorBody>()).toMatchObject({ status: 400, code: 'VALIDATION' });
  }
  expect(profileOf(await edit(user, {}))).toMatchObject({ avoids: ['soy'] });
  expect(profileOf(await send(user, { avoids: '[]' }))).toMatchObject({ avoids: [] });
});

it('keeps what somebody is called on the collection screen: by name, until they wish otherwise', async () => {
  const user = await shop.makeUser({});
  expect(profileOf(await edit(user, {}))).toMatchObject({ called_by: 'name' });
  expect(profileOf(await edit(user, { called_by: 'initials' }))).toMatchObject({ called_by: 'initials' });
  expect((await edit(user, { called_by: 'loudly' })).statusCode).toBe(400);
  expect(profileOf(await send(user, { called_by: 'number' }))).toMatchObject({ called_by: 'number' });
});

it('takes nothing to change as no mistake', async () => {
  const user = await shop.makeUser({ first_name: 'Rani' });
  const before = await rowOf(user);
  expect((await send(user, {})).statusCode).toBe(200);
  expect((await edit(user, { email: user.email.toUpperCase() })).statusCode).toBe(200);
  expect(await rowOf(user)).toEqual(before);
});

it('is for staff too', async () => {
  const admin = await shop.makeUser({ role: 'Admin' });
  expect(profileOf(await edit(admin, { first_name: 'Dimas' }))).toMatchObject({ first_name: 'Dimas', role: 'Admin' });
});

it.each([
  ['role', { role: 'Admin' }],
  ['id', { id: '01a1fdb1-d7e9-70ac-98af-91f06e26276b' }],
  ['password_hash', { first_name: 'R', password_hash: 'x' }],
])('refuses %s by name', async (name, payload) => {
  const user = await shop.makeUser();
  const before = await rowOf(user);
  const response = await edit(user, payload);
  expect(response.json<ApiErrorBody>()).toMatchObject({ status: 400, msg: `Unknown field: ${name}` });
  expect(await rowOf(user)).toEqual(before);
});

it.each([
  ['postcode', '1033', 'A postcode has 5 digits'],
  ['email', 'rani@', 'This is not an email address'],
  ['phone', 'call me', 'This is not a phone number'],
  ['birthday', '1994-02-30', 'This is not a day'],
  ['birthday', '2026-11-21', 'This day is still to come'],
  ['gender', 'Yes', 'This is not valid'],
  ['first_name', 'x'.repeat(61), 'Too long: at most 60 characters'],
])('refuses the %s %s', async (field, value, msg) => {
  const response = await edit(await shop.makeUser(), { [field]: value });
  expect(response.json<ApiErrorBody>()).toMatchObject({ status: 400, data: { fields: { [field]: msg } } });
});

it('knows today by the shop’s clock', async () => {
  const user = await shop.makeUser();
  // 00:30 on Saturday in Jakarta, Friday still in UTC
  shop.clock.set('2026-11-20T17:30:00Z');
  const response = await edit(user, { birthday: '2026-11-21' });
  shop.clock.set(TEST_NOW);
  expect(response.statusCode).toBe(200);
});

describe('email and phone', () => {
  it('belong to one account', async () => {
    const other = await shop.makeUser({ phone: '+6281311112222' });
    const user = await shop.makeUser();
    const email = await edit(user, { email: other.email.toUpperCase() });
    expect(email.json()).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      msg: 'Email Already Exist!',
      data: { fields: { email: 'Email Already Exist!' } },
    });
    const phone = await edit(user, { phone: '0813 1111 2222' });
    expect(phone.json()).toEqual({
      status: 409,
      code: 'PHONE_TAKEN',
      msg: 'Phone Number Already Exist!',
      data: { fields: { phone: 'Phone Number Already Exist!' } },
    });
  });

  it('change five times an hour at most: each try tells whether an address has an account', async () => {
    const [user, other] = [await shop.makeUser(), await shop.makeUser()];
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push((await edit(user, { email: other.email })).statusCode);
    expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await edit(user, { first_name: 'Rani' })).statusCode).toBe(200);
    expect((await edit(other, { email: `new-${other.email}` })).statusCode).toBe(200);
  });

  it('tell the old mailbox once the new email counts, and its links no longer do', async () => {
    const user = await shop.makeUser();
    const payload = { email: user.email };
    const request = { method: 'PATCH', url: '/api/auths/forgot-password', payload } as const;
    await shop.app.inject({ ...request, remoteAddress: shop.nextAddress() });
    const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
    await expect.poll(() => mailsTo(user.email)).toHaveLength(1);

    const next = `new-${user.email}`;
    expect(profileOf(await edit(user, { email: next.toUpperCase() }))).toMatchObject({
      email: user.email,
      pending_email: next,
    });
    await expect.poll(() => mailsTo(user.email)).toHaveLength(2);
    expect(mailsTo(user.email)[1]?.subject).toBe('Your Seduh account is to get a new email');
    const tokenOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1];
    await expect.poll(() => mailsTo(next)).toHaveLength(1);
    const link = { token: tokenOf(mailsTo(next)[0]?.text) };
    await shop.app.inject({ method: 'PATCH', url: '/api/auths/confirm-email', payload: link });
    await expect.poll(() => mailsTo(user.email)).toHaveLength(3);
    expect(mailsTo(user.email)[2]?.subject).toBe('Your Seduh account has a new email');
    // a thief's mailbox is the thief's business
    expect(mailsTo(user.email).some(({ text }) => text.includes(next))).toBe(false);
    expect((await rowOf(user)).email_proved_at).toEqual(new Date(TEST_NOW));
    const token = tokenOf(mailsTo(user.email)[0]?.text);
    const passwords = { newPassword: 'kopi-susu-sore', confirmPassword: 'kopi-susu-sore' };
    const reset = { method: 'PATCH', url: '/api/auths/reset-password', payload: { token, ...passwords } } as const;
    expect((await shop.app.inject(reset)).json<ApiErrorBody>().code).toBe('LINK_EXPIRED');
  });
});

describe('the image', () => {
  it('is shown by profile and login, replaced, and taken away with its files', async () => {
    const password = 'kopi-susu-pagi';
    const user = await shop.makeUser({ password });
    const first = profileOf(await send(user, { first_name: 'Rani' }, { name: 'me.jpg', bytes: image })).image ?? '';
    expect(await statusOf(first)).toBe(200);
    const payload = { email: user.email, password };
    const login = { method: 'POST', url: '/api/auths/login', payload, remoteAddress: shop.nextAddress() } as const;
    const session = (await shop.app.inject(login)).json<{ data: { payload: { image: string } } }>();
    expect(session.data.payload.image).toBe(first);

    const second = profileOf(await send(user, {}, { name: 'me.png', bytes: image })).image ?? '';
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(profileOf(await send(user, { remove_image: 'true' })).image).toBeNull();
    expect(await statusOf(second)).toBe(404);
  });

  it('stays where nothing is said of it', async () => {
    const user = await shop.makeUser({ image: '/images/demo-latte-768.jpg' });
    const response = await send(user, { first_name: 'Rani', remove_image: 'false' });
    expect(profileOf(response).image).toBe('/images/demo-latte-768.jpg');
  });

  it.each([
    [
      'what is no image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Extension file wrong! Only .jpeg, .jpg, .png are allowed.',
    ],
    ['more than 2 MB', Buffer.alloc(2_097_153, 1), 413, 'File to large. Max. file size 2 Mb'],
  ])('is never %s, and nothing else of the form is saved', async (_name, bytes, status, msg) => {
    const user = await shop.makeUser({ image: '/images/demo-latte-768.jpg' });
    const before = await rowOf(user);
    const response = await send(user, { first_name: 'Rani' }, { name: 'me.png', bytes });
    expect(response.json<ApiErrorBody>()).toMatchObject({ status, msg, data: { fields: { image: msg } } });
    expect(await rowOf(user)).toEqual(before);
  });
});

it('leaves the name on past orders as it was', async () => {
  const user = await shop.makeUser({ display_name: 'Rani' });
  const line = { product_id: await shop.makeProduct(), size_id: 1, qty: 1 };
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { ...user.headers, 'idempotency-key': 'one' },
    payload: { lines: [line], delivery_id: 3, payment_id: 3 },
  });
  const { data } = placed.json<{ data: { id: string } }>();
  await edit(user, { display_name: 'Somebody else' });
  const order = await shop.app.inject({ url: `/api/transactions/${data.id}`, headers: user.headers });
  expect(order.json<{ data: { customer_name: string } }>().data.customer_name).toBe('Rani');
});
