import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const PASSWORD = 'kopi-susu-pagi';
const register = (payload: object) =>
  shop.app.inject({ method: 'POST', url: '/api/auths/register', payload, remoteAddress: shop.nextAddress() });
const find = (email: string) =>
  shop.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

it('makes a customer, with the email in lower case and the phone in one spelling', async () => {
  const response = await register({ email: ' Nia@Seduh.Example ', password: PASSWORD, phone: '0812 3456-7890' });
  const user = await find('nia@seduh.example');

  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: 201,
    msg: 'Register Success, Please Login!',
    data: { id: user.id, email: 'nia@seduh.example' },
    meta: null,
  });
  expect(user).toMatchObject({ role: 'User', phone: '+6281234567890', image: null });
});

it('keeps the password as an argon2id hash of at least 19 MiB and two passes only', async () => {
  await register({ email: 'hash@seduh.example', password: PASSWORD, phone: '08110000001' });
  const { password_hash: hash } = await find('hash@seduh.example');
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash ?? '') ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(hash).not.toContain(PASSWORD);
});

describe('what is taken', () => {
  beforeAll(() => register({ email: 'first@seduh.example', password: PASSWORD, phone: '081122223333' }));

  it('is an email in any spelling', async () => {
    const response = await register({ email: 'FIRST@seduh.example', password: PASSWORD, phone: '081122224444' });
    expect(response.json()).toEqual({ status: 409, code: 'EMAIL_TAKEN', msg: 'Email Already Exist!', data: null });
  });

  it.each([
    '081122223333',
    '81122223333',
    '+62 811 2222 3333',
    '+62 (0) 811 2222 3333',
    '0062 811 2222 3333',
    '62 811-2222-3333',
    '(0811) 2222-3333',
    '0811 (2222) 3333',
  ])('is a phone in any spelling: %s', async (phone) => {
    const response = await register({ email: 'second@seduh.example', password: PASSWORD, phone });
    expect(response.json()).toEqual({
      status: 409,
      code: 'PHONE_TAKEN',
      msg: 'Phone Number Already Exist!',
      data: null,
    });
  });

  it('goes to one of those who come at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ email: 'race@seduh.example', password: PASSWORD, phone: `0813000000${index}` }),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

it.each([
  ['role', { role: 'Admin' }],
  ['id', { id: '01a1fdb1-d7e9-70ac-98af-91f06e26276b' }],
])('refuses %s by name', async (name, extra) => {
  const email = `${name}@seduh.example`;
  const response = await register({ email, password: PASSWORD, phone: '08170000001', ...extra });
  expect(response.statusCode).toBe(400);
  expect(response.json<ApiErrorBody>()).toMatchObject({ code: 'UNKNOWN_FIELD', msg: `Unknown field: ${name}` });
  await expect(find(email)).rejects.toThrow('no result');
});

it('ignores what does no harm', async () => {
  const response = await register({
    email: 'extra@seduh.example',
    password: PASSWORD,
    phone: '08170000002',
    newsletter: true,
  });
  expect(response.statusCode).toBe(201);
});

const OWN_WORDS = 'This password is only your own details or words of this shop. Choose another one';

it.each([
  ['password', 'This password is too common. Choose another one'],
  ['PassWord', 'This password is too common. Choose another one'],
  ['kopi1234', OWN_WORDS],
  ['Weak-Kopi-2026', OWN_WORDS],
  ['0819 0000 001', OWN_WORDS],
  ['kopi', 'At least 8 characters'],
  ['x'.repeat(129), 'At most 128 characters'],
  [' '.repeat(12), 'All input must be fulfilled'],
])('refuses the password %s', async (password, message) => {
  const response = await register({ email: 'weak@seduh.example', password, phone: '08190000001' });
  expect(response.json<ApiErrorBody>()).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    msg: message,
    data: { fields: { password: message } },
  });
});

it.each(['teko1234', 'weak-teko-2026', 'x'.repeat(128)])('takes the password %s', async (password) => {
  const email = `strong${password.length}@seduh.example`;
  const response = await register({ email, password, phone: `0819${password.length}000002` });
  expect(response.statusCode).toBe(201);
});
