import { startIssuer, type TestIssuer } from '@seduh/api/testing/issuer';
import { type Page } from '@playwright/test';
import { SHOP } from './shop';
import { addToCart, expectToast } from './steps';
import { expect, test } from './visit';

let issuer: TestIssuer;

test.beforeAll(async () => {
  const accounts = {
    ratna: { email: 'ratna@elsewhere.example', email_verified: true, name: 'Ratna Dewi', given_name: 'Ratna' },
    nia: { email: 'nia@elsewhere.example', email_verified: true, name: 'Nia', given_name: 'Nia' },
    stranger: { email: 'stranger@elsewhere.example', email_verified: false },
  };
  issuer = await startIssuer(`${SHOP.url}/api/auths/oidc/callback`, accounts, SHOP.issuerPort);
  // the shop was started before there was an issuer to ask
  expect(issuer.settings).toEqual(SHOP.issuer);
});
test.afterAll(() => issuer.close());

/** Logs in at the issuer and agrees to come back. */
async function logInThere(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${SHOP.issuer.issuer}`));
  await page.locator('input[name="login"]').fill(account);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('who comes in over Google gets an account, keeps the cart, and lands on the page that was wanted', async ({
  page,
}) => {
  await addToCart(page, 'Cappuccino');
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Login with Google' }).click();
  await logInThere(page, 'ratna');
  await expectToast(page, 'Login Success!');
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText('Cappuccino').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('ratna@elsewhere.example').first()).toBeVisible();
  await expect(page.getByText('Ratna', { exact: true }).first()).toBeVisible();
});

test('an email that Google has not confirmed opens no account', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await logInThere(page, 'stranger');
  await expect(page.getByText(/Google has not confirmed your email/)).toBeVisible();
  await page.goto('/history');
  await expect(page).toHaveURL(/\/login/);
});

/** Comes in over Google on the way to the profile. */
async function enterProfile(page: Page, account: string): Promise<void> {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Login with Google' }).click();
  await logInThere(page, account);
  await expectToast(page, 'Login Success!');
  await expect(page).toHaveURL(/\/profile$/);
}

test('who has no password shows who they are by Google: for a new email, a first password, and to close', async ({
  page,
}) => {
  await enterProfile(page, 'nia');
  const own = page.getByRole('main');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Email').fill('nia@new.example');
  // the shop's clock stands in these journeys: this is what it says once the login is older than ten minutes
  const tooOld = { status: 403, code: 'REAUTH_REQUIRED', msg: 'Log in again to go on', data: null };
  await page.route('**/api/users/edit-profile', (route) => route.fulfill({ status: 403, json: tooOld }), { times: 1 });
  await page.getByRole('button', { name: 'Save Change' }).click();
  await page
    .getByRole('dialog', { name: 'Is it you?' })
    .getByRole('link', { name: 'Log in with Google again' })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  // what was typed is still there
  await expect(page.getByLabel('Email')).toHaveValue('nia@new.example');
  await page.getByRole('button', { name: 'Save Change' }).click();
  await expect(own.getByText('Waiting for confirmation at nia@new.example', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Password' });
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  const password = 'jahe-hangat-malam-ini';
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: 'Save Change' }).click();
  await expectToast(page, 'Your password is changed');
  // a first password is a new way in: an email that somebody may have asked for before it waits no more
  await page.reload();
  await expect(own.getByText('nia@elsewhere.example').first()).toBeVisible();
  await expect(own.getByText('Waiting for confirmation', { exact: false })).toHaveCount(0);

  await page.getByRole('button', { name: 'Close account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close your account?' });
  await question.getByRole('button', { name: 'Close account' }).click();
  await expect(question.getByText('Add your password.')).toBeVisible();
  await question.getByLabel('Password').fill(password);
  await question.getByRole('button', { name: 'Close account' }).click();
  await expectToast(page, 'Your account is closed');
});

test('an account that came in by Google a moment ago is closed without a password', async ({ page }) => {
  await enterProfile(page, 'ratna');
  await page.getByRole('button', { name: 'Close account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close your account?' });
  await expect(question.getByLabel('Password')).toHaveCount(0);
  await question.getByRole('button', { name: 'Close account' }).click();
  await expectToast(page, 'Your account is closed');
  await page.goto('/history');
  await expect(page).toHaveURL(/\/login/);
});

test('who goes to Google from an Indonesian page comes back to one, also after a refusal', async ({ page }) => {
  for (const account of ['stranger', 'ratna']) {
    await page.goto('/id/login');
    await page.getByRole('link', { name: 'Masuk dengan Google' }).click();
    await logInThere(page, account);
    await expect(page).toHaveURL(account === 'ratna' ? `${SHOP.url}/id` : `${SHOP.url}/id/login`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('id');
    // of two logins in one browser the issuer would remember the first
    await page.context().clearCookies();
  }
});
