import type { Page } from '@playwright/test';
import { codeOf, stepNow } from './authenticator-app';
import { callAs, newCustomer } from './caller';
import { lastMail, mailedLink } from './outbox';
import { ACCOUNTS, PHONE, SHOP } from './shop';
import { expectToast, fillLogin } from './steps';
import { expect, test } from './visit';

const PASSWORD = 'giling-halus-pagi-sekali';
/** Passkeys belong to names: the same shop, by the one that every machine has. */
const NAMED = `http://localhost:${SHOP.port}`;
const BUTTON = 'Log in with a passkey';

/** Gives the page's browser a phone's own authenticator, which recognises its owner; how to have it recognise nobody. */
async function withAuthenticator(page: Page): Promise<(isVerified: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

const passkeysOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });

/** @param to where it leads: on from the login where the browser's own passkey is taken at once */
async function logOut(page: Page, from: string, to = /\/login$/): Promise<void> {
  await page.goto(`${NAMED}${from}`);
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).last().click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(to);
}

test('a customer adds a passkey in the profile, logs in by it without email and password, and removes it', async ({
  visitor,
}) => {
  const account = await newCustomer();
  const rani = await visitor();
  await rani.setViewportSize(PHONE);
  // a browser that offers none with the field: the virtual device would choose it there before the button is pressed
  await rani.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const recognise = await withAuthenticator(rani);
  await rani.goto(`${NAMED}/login`);
  await fillLogin(rani, account);
  await expectToast(rani, 'Login Success!');

  await rani.goto(`${NAMED}/profile`);
  const panel = passkeysOf(rani);
  // whom the device does not recognise gets none
  await recognise(false);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText(/^No passkey was added/)).toBeVisible();
  await recognise(true);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(rani, 'Your passkey is there');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByText(/Not used yet/)).toBeVisible();
  await expect.poll(() => lastMail(account.email, /has a new passkey/)).not.toBe('');
  // a second one on the same device is none
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText(/^This device has a passkey for your account already/)).toBeVisible();
  await panel.getByRole('button', { name: /^Rename/ }).click();
  await panel.getByLabel('Name of the passkey').fill('My phone');
  await panel.getByRole('button', { name: 'Save name' }).click();
  await expect(panel.getByText('My phone', { exact: true })).toBeVisible();

  await logOut(rani, '/profile');
  await rani.goto(`${NAMED}/login`);
  await rani.getByRole('button', { name: BUTTON }).click();
  await expectToast(rani, 'Login Success!');
  await rani.goto(`${NAMED}/profile`);
  await expect(rani.getByText(account.email).first()).toBeVisible();
  await expect(panel.getByText(/Last used/)).toBeVisible();

  // removed, it lets nobody in, though the device has it still
  await panel.getByRole('button', { name: 'Remove My phone' }).click();
  await panel.getByRole('button', { name: 'Remove passkey' }).click();
  await expectToast(rani, 'The passkey is removed');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await logOut(rani, '/profile');
  await rani.goto(`${NAMED}/login`);
  await rani.getByRole('button', { name: BUTTON }).click();
  await expect(rani.getByText(/^This passkey does not let you in/).first()).toBeVisible();
});

test('a barista with a second factor adds a passkey and logs in without a code, also from the field', async ({
  visitor,
}) => {
  const email = `putri-${Date.now()}@seduh.example`;
  const owner = await callAs(ACCOUNTS.admin);
  await owner.post('/people/invitations', { email, bundle: 'barista' });
  await owner.dispose();
  await expect.poll(() => mailedLink(email, 'join')).not.toBe('');
  const putri = await visitor();
  await withAuthenticator(putri);
  const { pathname, search } = new URL(mailedLink(email, 'join'));
  await putri.goto(`${NAMED}${pathname}${search}`);
  await putri.getByLabel('Your name').fill('Putri Ayu');
  await putri.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await putri.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await putri.getByRole('button', { name: 'Start working' }).click();
  await expect(putri).toHaveURL(/\/orders$/);
  const api = await callAs({ email, password: PASSWORD });
  const { secret } = await api.post<{ secret: string }>('/users/second-factor/setup', { password: PASSWORD });
  await api.post('/users/second-factor/confirm', { code: codeOf(secret, await stepNow(putri)) });
  await api.dispose();

  // by password a code is asked for; where it was set up from is another device, so that this one is logged out
  await putri.evaluate(() => localStorage.clear());
  await putri.goto(`${NAMED}/login`);
  await fillLogin(putri, { email, password: PASSWORD });
  await putri.getByLabel('Code of your authenticator app').fill(codeOf(secret, (await stepNow(putri)) + 1));
  await putri.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(putri).toHaveURL(/\/orders$/);

  await putri.goto(`${NAMED}/account`);
  const panel = passkeysOf(putri);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(putri, 'Your passkey is there');
  await expect(panel.getByRole('listitem')).toHaveCount(1);

  // the browser offers it with the field, and the virtual device chooses it at once: no button, no code
  await logOut(putri, '/account', /\/(login|orders)$/);
  await putri.goto(`${NAMED}/login`);
  await expect(putri).toHaveURL(/\/orders$/);
  await putri.goto(`${NAMED}/account`);
  await expect(putri.getByText(email).first()).toBeVisible();
});
