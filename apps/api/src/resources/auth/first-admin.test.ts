import { isOwnWords } from '@seduh/domain/own-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../seed/people';
import { createTestApp, type TestApp } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { isCommonPassword } from './passwords';
import { addFirstAdmin } from './first-admin';

const PASSWORD = 'buka-toko-jam-tujuh';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const add = (email: string, password = PASSWORD, passwordFrom = 'ADMIN_PASSWORD') =>
  addFirstAdmin(shop.database, shop.clock, { email, password, passwordFrom }, silentLogger);
const login = (email: string, password = PASSWORD) =>
  shop.app.inject({ method: 'POST', url: '/api/auths/login', payload: { email, password } });

it('makes the account once, and leaves its password alone after that', async () => {
  await add('Boss@seduh.example');
  expect((await login('boss@seduh.example')).json()).toMatchObject({ data: { payload: { role: 'Admin' } } });
  await add('boss@seduh.example', 'another-good-one');
  expect((await login('boss@seduh.example')).statusCode).toBe(200);
  // by now everybody may know it; the account has another one
  await add('boss@seduh.example', 'password123');
});

it('says what to do where the address is a customer’s, who stays one', async () => {
  const { email, id } = await shop.makeUser({ email: 'Dewi@seduh.example' });
  await expect(add(email)).rejects.toThrow(
    /^The environment does not fit\. ADMIN_EMAIL: .* customer\. Name another address, or close that account first$/,
  );
  const row = await shop.database.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  expect(row?.role).toBe('User');
});

it('refuses a password that everybody tries first', async () => {
  await expect(add('new@seduh.example', 'password123')).rejects.toThrow(/ADMIN_PASSWORD: This password is too common/);
  await expect(add('new@seduh.example', 'password123', 'ADMIN_PASSWORD_FILE')).rejects.toThrow(
    / ADMIN_PASSWORD_FILE: This password is too common/,
  );
  expect((await login('new@seduh.example', 'password123')).statusCode).toBe(401);
});

it('refuses one of the shop’s words, or of the address', async () => {
  for (const password of ['seduh-owner-1', 'Siti.Nurhaliza1'])
    await expect(add('siti.nurhaliza@seduh.example', password)).rejects.toThrow(
      /ADMIN_PASSWORD: This password is only/,
    );
});

it('goes for the demo’s accounts too', async () => {
  for (const { email, password } of DEMO_ACCOUNTS) {
    expect(await isCommonPassword(password)).toBe(false);
    expect(isOwnWords(password, { email, shop: 'Seduh' })).toBe(false);
  }
});
