import { MESSAGES } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { createInvitations } from './service';

const HOUR_MS = 60 * 60_000;
const PASSWORD = 'giling-halus-pagi';

let shop: TestApp;
let sari: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
  sari = await shop.makeUser({ role: 'Admin', display_name: 'Sari Wulandari' });
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

/** What the answers of these tests have among them. */
interface Answered {
  id?: string;
  token?: string;
  payload?: object;
  fields?: Record<string, string>;
  staff?: object[];
  invitations?: object[];
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  const request = { method, url: `/api${url}`, remoteAddress: shop.nextAddress(), headers };
  const response = await shop.app.inject({ ...request, ...(payload ? { payload } : {}) });
  const body = response.json<{ code?: string; msg: string; data: Answered | null }>();
  return { status: response.statusCode, ...body };
}

let count = 0;
const newEmail = () => {
  count += 1;
  return `putri.${count}@seduh.example`;
};
const ask = (method: Method, path = '', payload?: object, headers: Record<string, string> = {}) =>
  send(method, `/people${path}`, payload, { ...sari.headers, ...headers });

/** Invites somebody; the invitation's id, and the token in the mail they got. */
async function invite(email = newEmail(), headers: Record<string, string> = {}) {
  const before = shop.mails.length;
  const { status, data } = await ask('POST', '/invitations', { email, bundle: 'barista' }, headers);
  expect(status).toBe(201);
  return { id: String(data?.id), email, token: await nextToken(before) };
}
async function nextToken(before: number): Promise<string> {
  await expect.poll(() => shop.mails.length).toBe(before + 1);
  return /token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const read = (token: string) => send('POST', '/auths/invitation', { token });
const accept = (token: string, name = 'Putri Ayu', password = PASSWORD) =>
  send('PATCH', '/auths/accept-invitation', { token, name, newPassword: password, confirmPassword: password });

const DEAD = { status: 401, code: 'LINK_EXPIRED', msg: MESSAGES.invitationDead };

describe('an invitation', () => {
  it('is a mail with a link, by which somebody chooses a name and a password and starts working', async () => {
    const { token, email } = await invite();
    expect(shop.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining('You are invited to work at'),
    });
    expect(await read(token)).toMatchObject({ status: 200, data: { email, bundle: 'barista' } });

    const { status, data } = await accept(token);
    expect(status).toBe(200);
    expect(data?.payload).toMatchObject({ email, role: 'Admin', permissions: ['orders'] });
    const headers = { 'x-access-token': String(data?.token) };
    expect((await send('GET', '/transactions', undefined, headers)).status).toBe(200);
    expect(await send('GET', '/dashboard', undefined, headers)).toMatchObject({ status: 403, code: 'NOT_PERMITTED' });
    expect((await send('POST', '/auths/login', { email, password: PASSWORD })).status).toBe(200);

    const people = (await ask('GET')).data;
    expect(people?.staff).toContainEqual(expect.objectContaining({ email, name: 'Putri Ayu', bundle: 'barista' }));
    expect(people?.invitations).not.toContainEqual(expect.objectContaining({ email }));
    const said = await shop.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'people.join')
      .execute();
    expect(said).toEqual([expect.objectContaining({ actor_name: 'Putri Ayu', subject_name: 'Putri Ayu' })]);
  });

  it('ends the session of whoever takes it, as every login does', async () => {
    const other = await shop.makeUser();
    const { token } = await invite();
    const typed = { token, name: 'Putri Ayu', newPassword: PASSWORD, confirmPassword: PASSWORD };
    const { data } = await send('PATCH', '/auths/accept-invitation', typed, other.headers);
    expect(await send('GET', '/users', undefined, other.headers)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await send('GET', '/users', undefined, { 'x-access-token': String(data?.token) })).status).toBe(200);
  });

  it('speaks the language of the page it was sent from', async () => {
    await invite(newEmail(), { 'accept-language': 'id' });
    expect(shop.mails.at(-1)?.text).toContain('Link ini berlaku sekali, selama 72 jam');
    expect(shop.mails.at(-1)?.text).toContain('/id/join?token=');
  });

  it('works for 72 hours, and can be sent again after that, with a link of its own', async () => {
    const { id, token, email } = await invite();
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 72 * HOUR_MS - 1));
    expect((await read(token)).status).toBe(200);
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 72 * HOUR_MS));
    expect(await read(token)).toMatchObject(DEAD);
    expect(await accept(token)).toMatchObject(DEAD);
    sari = await shop.makeUser({ role: 'Admin', display_name: 'Sari Wulandari' });
    expect((await ask('GET')).data?.invitations).toContainEqual(expect.objectContaining({ email, is_expired: true }));

    const before = shop.mails.length;
    expect(await ask('POST', `/invitations/${id}/resend`)).toMatchObject({ status: 200, data: { is_expired: false } });
    const another = await nextToken(before);
    expect(another).not.toBe(token);
    expect(await read(token)).toMatchObject(DEAD);
    expect((await accept(another)).status).toBe(200);
  });

  it('is dead at once when it is withdrawn', async () => {
    const { id, token, email } = await invite();
    expect((await ask('DELETE', `/invitations/${id}`)).status).toBe(200);
    expect(await read(token)).toMatchObject(DEAD);
    expect(await accept(token)).toMatchObject(DEAD);
    for (const path of [`/invitations/${id}/resend`, '/invitations/nobody/resend'])
      expect(await ask('POST', path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await ask('DELETE', `/invitations/${id}`)).status).toBe(404);
    // and the email may be invited anew
    await invite(email);
  });

  it('is taken once, also by two at once', async () => {
    const { token } = await invite();
    const both = await Promise.all([accept(token, 'One'), accept(token, 'Other')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await accept(token)).toMatchObject(DEAD);
  });

  it('control: is taken twice where its link is not used up', async () => {
    const { token, email } = await invite();
    const { database, clock, app } = shop;
    const { db } = database;
    const takeInvitation = async () => true;
    const careless = createInvitations({ db, clock, mails: app.mails, rule: 'optional', takeInvitation });
    const take = (name: string) =>
      careless.accept({ token, name, newPassword: PASSWORD }, app.sessions, { device: 'Phone' });
    await take('One');
    await database.db
      .updateTable('users')
      .set({ email: `moved.${email}` })
      .where('email', '=', email)
      .execute();
    await expect(take('Other')).resolves.toMatchObject({ payload: { email } });
  });

  it.each([
    ['a customer’s email', 'EMAIL_TAKEN', async () => (await shop.makeUser()).email],
    ['a colleague’s', 'EMAIL_TAKEN', async () => sari.email.toUpperCase()],
    ['one that waits already', 'INVITED_ALREADY', async () => (await invite()).email],
  ] as const)('is refused for %s, at the field', async (_name, code, email) => {
    const { status, code: said, data } = await ask('POST', '/invitations', { email: await email(), bundle: 'barista' });
    expect([status, said, Object.keys(data?.fields ?? {})]).toEqual([409, code, ['email']]);
  });

  it.each([
    ['no email', { bundle: 'barista' }],
    ['what is none', { email: 'putri', bundle: 'barista' }],
    ['a bundle that is none', { email: 'p@seduh.example', bundle: 'king' }],
  ])('is refused for %s', async (_name, body) => {
    expect(await ask('POST', '/invitations', body)).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('is refused, and still open, for a common password, one of the shop’s words, two that differ and no name', async () => {
    const { token } = await invite();
    const typed = { token, name: 'Putri', newPassword: PASSWORD, confirmPassword: PASSWORD };
    for (const wrong of [
      { name: ' ' },
      { confirmPassword: 'another-one-it-is' },
      { newPassword: 'password123', confirmPassword: 'password123' },
      { newPassword: 'barista-2026', confirmPassword: 'barista-2026' },
    ]) {
      const { status, code } = await send('PATCH', '/auths/accept-invitation', { ...typed, ...wrong });
      expect([status, code]).toEqual([400, 'VALIDATION']);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it('leaves of its link nothing but a hash', async () => {
    const { token, id } = await invite();
    const row = await shop.database.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(token);
  });
});
