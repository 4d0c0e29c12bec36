import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withTx } from '../../platform/db/tx';
import { createTestApp, withFactor, type TestApp } from '../../testing';
import { createBrowser } from './oidc/testing/oidc-kit';
import type { OidcProvider } from './oidc/provider';
import { issueReset } from './reset';
import { logInBy, withPasskey } from './testing/passkey-kit';

const PASSWORD = 'kopi-susu-pagi';
const KEYED = expect.stringMatching(/^[0-9a-f]{16}$/) as string;

const provider: OidcProvider = {
  begin: async () => ({
    url: 'https://issuer.example/auth?state=s',
    checks: { state: 's', nonce: 'n', verifier: 'v' },
  }),
  finish: async () => ({
    issuer: 'https://issuer.example',
    subject: 'one',
    email: 'from.elsewhere@seduh.example',
    emailVerified: true,
    name: 'Rani',
    givenName: 'Rani',
    familyName: null,
  }),
};

type Line = Record<string, unknown>;
let lines: Line[] = [];
let shop: TestApp;
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  shop = await createTestApp({ oidc: provider, config: { logLevel: 'info', logStream } });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => shop.close());

const send = async (method: 'POST' | 'PATCH', path: string, payload: object, headers = {}) => {
  const request = { method, url: `/api${path}`, payload, headers, remoteAddress: '203.0.113.7' } as const;
  return (await shop.app.inject(request)).json<{ code?: string; data: { id: string; payload: { id: string } } }>();
};
const login = (email: string, password: string) => send('POST', '/auths/login', { email, password });
/** What was written down beside the answers, without what every line has. */
const told = () =>
  lines
    .filter(({ msg, address }) => msg !== 'answered' && address !== undefined)
    .map(({ msg, user, by, code, account, address }) => ({ msg, user, by, code, account, address }));
const WARN = 40;
const warned = () => lines.filter(({ level }) => level === WARN).map(({ code }) => code);
const letIn = (user: string, by: string) => ({ msg: 'a login succeeded', user, by, address: KEYED });

it('tells who was let in by a password, from where, and nothing that lets in', async () => {
  const { id, email } = await shop.makeUser({ password: PASSWORD });
  await login(email, PASSWORD);
  expect(told()).toEqual([letIn(id, 'password')]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${PASSWORD}|${email}|203\\.0\\.113`));
});

it('tells of a passkey', async () => {
  const user = await shop.makeUser({ password: PASSWORD });
  const { device } = await withPasskey(shop, user);
  lines = [];
  await logInBy(shop, device);
  expect(told()).toEqual([letIn(user.id, 'passkey')]);
});

it('tells of a provider', async () => {
  const browser = createBrowser(shop);
  const state = (await browser.start()).searchParams.get('state') ?? '';
  await browser.comeBack({ code: 'any', state });
  lines = [];
  const { data } = await browser.session();
  expect(told()).toEqual([letIn(String(data?.payload.id), 'provider')]);
});

it('tells of an invitation', async () => {
  const { headers } = await shop.makeUser({ role: 'Admin' });
  await send('POST', '/people/invitations', { email: 'putri@seduh.example', bundle: 'barista' }, headers);
  const mail = () => shop.mails.find(({ to }) => to === 'putri@seduh.example');
  await expect.poll(mail).toBeDefined();
  const [, token = ''] = /token=([\w-]+)/.exec(mail()?.text ?? '') ?? [];
  lines = [];
  const chosen = { newPassword: 'giling-halus-pagi', confirmPassword: 'giling-halus-pagi' };
  const { data } = await send('PATCH', '/auths/accept-invitation', { token, name: 'Putri', ...chosen });
  expect(told()).toEqual([letIn(data.payload.id, 'invitation')]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

it('tells of a password that was set by a mailed link', async () => {
  const { id } = await shop.makeUser({ password: PASSWORD });
  const { token } = await withTx(shop.database.db, (tx) => issueReset(tx, id, shop.clock.now()));
  await send('PATCH', '/auths/reset-password', {
    token,
    newPassword: 'teh-tarik-sore',
    confirmPassword: 'teh-tarik-sore',
  });
  expect(told()).toEqual([{ ...letIn(id, 'mailed link'), msg: 'a password was set anew' }]);
});

it('tells of a wrong password, and of a right one that does not let in', async () => {
  const kept = await shop.makeUser({ role: 'Admin', password: PASSWORD, disabled_at: shop.clock.now() });
  const factor = await shop.makeUser({ role: 'Admin', password: PASSWORD });
  await withFactor(shop, factor, PASSWORD);
  lines = [];
  for (const [email, password] of [
    [kept.email, 'not-the-one'],
    [kept.email, PASSWORD],
    [factor.email, PASSWORD],
  ] as const)
    await login(email, password);
  expect(told()).toEqual([
    { msg: 'a guess was wrong', code: 'WRONG_CREDENTIALS', account: KEYED, address: KEYED },
    { msg: 'a right guess did not let in', code: 'ACCOUNT_DISABLED', account: KEYED, address: KEYED },
    { msg: 'a right guess did not let in', code: 'CODE_REQUIRED', account: KEYED, address: KEYED },
  ]);
  // each login with a second factor begins like that
  expect(warned()).toEqual(['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED']);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${PASSWORD}|not-the-one|${kept.email}`));
});
