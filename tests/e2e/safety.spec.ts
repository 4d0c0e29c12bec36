import { newCustomer } from './caller';
import { mailedLink } from './outbox';
import { SHOP } from './shop';
import { addToCart, expectToast, fillLogin, hydrated, logIn, somebodyNew } from './steps';
import { expect, test } from './visit';

test('one browser ends the session of the other, and a changed email comes back by the old mailbox', async ({
  page,
  visitor,
}) => {
  const person = await newCustomer();
  const laptop = await visitor();
  await logIn(laptop, person);
  await logIn(page, person);
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out Chrome on Linux' }).first().click();
  await expectToast(page, 'That device is logged out');
  await laptop.goto('/history');
  await expect(laptop).toHaveURL(/\/login/);

  const next = `new-${person.email}`;
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Email').fill(next);
  await page.getByRole('button', { name: 'Save Change' }).click();
  await expect(page.getByText(`Waiting for confirmation at ${next}`, { exact: false })).toBeVisible();

  await expect.poll(() => mailedLink(next, 'confirm-email')).toContain(SHOP.url);
  await laptop.goto(mailedLink(next, 'confirm-email'));
  const yes = laptop.getByRole('button', { name: 'Yes, this is my email' });
  await expect(yes).toBeVisible();
  expect(laptop.url()).not.toContain('token');
  await yes.click();
  await expect(laptop.getByText(`Your email is ${next} from now on`, { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(next).first()).toBeVisible();

  await laptop.goto(mailedLink(person.email, 'undo-email'));
  await laptop.getByRole('button', { name: 'Bring my email back' }).click();
  const password = 'jahe-hangat-malam-ini';
  await laptop.getByLabel('New password').fill(password);
  await laptop.getByLabel('Confirm password').fill(password);
  await laptop.getByRole('button', { name: 'Save Change' }).click();
  await expectToast(laptop, 'Your new password is set. Please Login!');
  await fillLogin(laptop, { email: person.email, password });
  await expectToast(laptop, 'Login Success!');
  await page.goto('/history');
  await expect(page).toHaveURL(/\/login/);
});

test('a guest who signs up on the way to the checkout is led back to it, with the cart, typing the password once', async ({
  page,
}) => {
  const person = somebodyNew();
  await addToCart(page, 'Cappuccino');
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectToast(page, 'Register Success, Please Login!');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Login Success!');
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByText('Cappuccino').first()).toBeVisible();
});

test('who signs up from a product goes on to that product', async ({ page }) => {
  const person = somebodyNew();
  await page.goto('/products?search=Cappuccino');
  await hydrated(page);
  await page.getByRole('link', { name: 'Cappuccino', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cappuccino' })).toBeVisible();
  const product = page.url();
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Login Success!');
  await expect(page).toHaveURL(product);
});

test('a sign-up that is sent before the code has come leads on to the page that was left for it', async ({ page }) => {
  const person = somebodyNew();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.goto('/products?search=Cappuccino');
  await hydrated(page);
  const product = await page.getByRole('link', { name: 'Cappuccino', exact: true }).getAttribute('href');
  // from here on all is done on pages as the server drew them
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product ?? '');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/(register|signup)$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  expect(page.url()).toMatch(/\/(register|signup)$/);
  goOn();
  await expectToast(page, 'Register Success, Please Login!');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Login Success!');
  await expect(page).toHaveURL(new RegExp(`${product}$`));
});
