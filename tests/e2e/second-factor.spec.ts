import type { Page } from '@playwright/test';
import { codeOf, stepNow } from './authenticator-app';
import { lastMail, mailedLink } from './outbox';
import { ACCOUNTS, PHONE } from './shop';
import { callAs } from './caller';
import { expectToast, fillLogin, storeSession } from './steps';
import { expect, test } from './visit';

const PASSWORD = 'giling-halus-pagi-sekali';

async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).last().click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test('a barista sets up a second factor, logs in by its codes and by a recovery code, until the owner resets it', async ({
  page,
  visitor,
}) => {
  const email = `nadia-${Date.now()}@seduh.example`;
  const account = { email, password: PASSWORD };
  const owner = await callAs(ACCOUNTS.admin);
  await owner.post('/people/invitations', { email, bundle: 'barista' });
  await owner.dispose();
  await expect.poll(() => mailedLink(email, 'join')).not.toBe('');
  const nadia = await visitor();
  await nadia.setViewportSize(PHONE);
  await nadia.goto(mailedLink(email, 'join'));
  await nadia.getByLabel('Your name').fill('Nadia Utami');
  await nadia.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await nadia.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await nadia.getByRole('button', { name: 'Start working' }).click();
  await expect(nadia).toHaveURL(/\/orders$/);

  // set up, by what is typed into the app
  await nadia.getByRole('contentinfo').or(nadia.locator('.last-line')).getByRole('link', { name: 'Account' }).click();
  await expect(nadia.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await nadia.getByRole('button', { name: 'Set up' }).click();
  await nadia.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await nadia.getByRole('button', { name: 'Go on' }).click();
  await expect(nadia.getByRole('img', { name: /^Code to scan/ })).toBeVisible();
  const secret = ((await nadia.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  const step = await stepNow(nadia);
  await nadia.getByLabel('Code of the app').fill('000000');
  await nadia.getByRole('button', { name: 'Turn on' }).click();
  await expect(nadia.getByText('This code is wrong').first()).toBeVisible();
  await nadia.getByLabel('Code of the app').fill(codeOf(secret, step));
  await nadia.getByRole('button', { name: 'Turn on' }).click();
  await expect(nadia.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await nadia.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/).allTextContents();
  expect(codes).toHaveLength(10);
  await nadia.getByRole('button', { name: 'I have kept them' }).click();
  await expect(nadia.getByText(/10 recovery codes are left/)).toBeVisible();

  // the code that turned it on is used up; the next one lets in
  await logOut(nadia);
  await fillLogin(nadia, account);
  const code = nadia.getByLabel('Code of your authenticator app');
  await code.fill(codeOf(secret, step));
  await nadia.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(nadia.getByText('This code was used already. Take the next one').first()).toBeVisible();
  await code.fill(codeOf(secret, (await stepNow(nadia)) + 1));
  await nadia.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(nadia).toHaveURL(/\/orders$/);

  // without the phone
  await logOut(nadia);
  await fillLogin(nadia, account);
  await nadia.getByRole('button', { name: 'My phone is not here' }).click();
  await nadia.getByLabel('Recovery code').fill(codes[0] ?? '');
  await nadia.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(nadia).toHaveURL(/\/orders$/);
  await nadia.goto('/account');
  await expect(nadia.getByText(/9 recovery codes are left/)).toBeVisible();

  // the owner takes it away: out at once, told by mail, in by the password alone
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/people');
  await page.getByRole('button', { name: 'Reset second factor of Nadia Utami' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectToast(page, 'The second factor of Nadia Utami is reset');
  await expect.poll(() => lastMail(email, /Your second factor at .* was reset/)).not.toBe('');
  await nadia.goto('/orders');
  await expect(nadia).toHaveURL(/\/login/);
  await fillLogin(nadia, account);
  await expect(nadia).toHaveURL(/\/orders$/);
});
