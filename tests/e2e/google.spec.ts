import { startIssuer, type TestIssuer } from '@seduh/api/testing/issuer';
import { type Page } from '@playwright/test';
import { ISSUER, ISSUER_PORT, SHOP_URL } from './shop';
import { addToCart, expectToast } from './steps';
import { expect, test } from './visit';

let issuer: TestIssuer;

test.beforeAll(async () => {
  const accounts = {
    ratna: { email: 'ratna@elsewhere.example', email_verified: true, name: 'Ratna Dewi', given_name: 'Ratna' },
    stranger: { email: 'stranger@elsewhere.example', email_verified: false },
  };
  issuer = await startIssuer(`${SHOP_URL}/api/auths/oidc/callback`, accounts, ISSUER_PORT);
  // the shop was started before there was an issuer to ask
  expect(issuer.settings).toEqual(ISSUER);
});
test.afterAll(() => issuer.close());

/** Logs in at the issuer and agrees to come back. */
async function logInThere(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${ISSUER.issuer}`));
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
