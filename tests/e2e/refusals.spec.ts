import { neighbourBuysAll } from './neighbour';
import { ACCOUNTS } from './shop';
import { addToCart, dialogOf, expectToast, fillLogin, hydrated, logIn } from './steps';
import { expect, test } from './visit';

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { email: ACCOUNTS.customer.email, password: 'not this one' });
  await expectToast(page, 'Email/Password is Wrong!');
  await expect(page.getByLabel('Email')).toHaveValue(ACCOUNTS.customer.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('an empty sign-up is stopped before any call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auths/register')) calls.push(request.url());
  });
  await page.goto('/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('All input must be fulfilled').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(calls).toEqual([]);
});

test('a visitor is sent to log in, and back to where they wanted to go', async ({ page }) => {
  await page.goto('/history');
  await expectToast(page, 'You have to login first');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, ACCOUNTS.customer);
  await expect(page).toHaveURL(/\/history$/);
});

test('a customer may not see the board', async ({ page }) => {
  await logIn(page);
  await page.goto('/orders');
  await expectToast(page, 'Forbidden');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unknown page is an honest 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Not Found').first()).toBeVisible();
  expect((await page.request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('log out asks first, then forgets the account', async ({ page }) => {
  await logIn(page);
  // the button stands below them, and moves while they come
  await expect(page.getByRole('main').getByRole('img').nth(3)).toBeVisible();
  await page
    .getByRole('button', { name: /Log ?out/i })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Are you sure?')).toBeVisible();
  await dialog.getByRole('button', { name: 'yes' }).click();
  await expectToast(page, 'Logout Success!');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userInfo') ?? '')).not.toContain('token');
});

test('a press on Log out counts although the order under way comes to lie over it', async ({ page }) => {
  await logIn(page);
  await expect(page.getByRole('main').getByRole('img').nth(3)).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/transactions/history*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  // what comes above it would push the foot away from the end of the window
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Your usual' }).getByRole('listitem').first()).toBeVisible();
  const foot = page.getByRole('button', { name: 'Log out' }).filter({ visible: true });
  // the end of the page is where the order is about to float
  await foot.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await foot.hover();
  // the order takes its time to come, as a machine may between the two halves of a press
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await page.mouse.down();
  answer();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toBeVisible();
  const liesOverIt = async () => {
    const [bar, button] = await Promise.all([order.boundingBox(), foot.boundingBox()]);
    return bar && button && bar.y < button.y && button.y < bar.y + bar.height && bar.x < button.x;
  };
  await expect.poll(liesOverIt).toBe(true);
  await page.mouse.up();
  await expect(dialogOf(page).getByText('Are you sure?')).toBeVisible();
});

test('what sold out while the cart was filled is named, and leaves in one tap', async ({ page }) => {
  // the last portions go to somebody else between this customer's quote and their order
  await logIn(page);
  await addToCart(page, 'Strawberry Cheesecake');
  await addToCart(page, 'Americano');
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first()).toBeEnabled();

  await neighbourBuysAll('Strawberry Cheesecake');

  await page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first().click();
  await expect(page.getByText(/Strawberry Cheesecake/).first()).toBeVisible();
  await expect(page.getByText(/sold out/i).first()).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(page.getByText(/sold out/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/history\/[\w-]{36}$/);
});
