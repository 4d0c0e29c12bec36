import { expect, type Locator, type Page } from '@playwright/test';
import { ACCOUNTS } from './shop';

/** The address of one own order. */
export const ORDER_PAGE = /\/history\/[\w-]{36}$/;

/** Signs up by the form and waits to be sent to the login. */
export async function signUp(page: Page, person: { email: string; password: string; phone: string }): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectToast(page, 'Register Success, Please Login!');
  await expect(page).toHaveURL(/\/login$/);
  // the address changes first: until then the form in sight is still the one of the sign-up, with the same labels
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

/** Logs in by the form and waits for the toast. */
export async function logIn(
  page: Page,
  account: { email: string; password: string } = ACCOUNTS.customer,
): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await expectToast(page, 'Login Success!');
}

/** Fills and sends the login form of the page as it stands. */
export async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Opens a product by search, as a customer would, and adds it to the cart. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).first().click();
  await expectToast(page, 'Added to cart');
}

/** Opens the checkout of a filled cart and presses the button that pays. */
export async function confirmAndPay(page: Page, method: RegExp): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('radio', { name: method }).check({ force: true });
  const pay = page.getByRole('button', { name: 'Confirm and pay' }).filter({ visible: true }).first();
  await expect(pay).toBeEnabled();
  await pay.click();
}

/** From a filled cart to a placed order, paid in cash; answers the order's page address. */
export async function payOnDelivery(page: Page): Promise<string> {
  await confirmAndPay(page, /Cash on delivery/);
  await expect(page).toHaveURL(ORDER_PAGE);
  await expectStatus(page, 'Order placed');
  return page.url();
}

/** What the heading of an order's page says. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: status })).toBeVisible();
}

/** The question or message that lies over the page. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Presses what opens a file chooser, and chooses in it. */
export async function chooseFile(
  page: Page,
  press: () => Promise<void>,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
}

/** A person nobody has met, for sign-up. */
export function somebodyNew(): { email: string; password: string; phone: string } {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  return { email: `guest-${stamp}@seduh.example`, password: 'gula-aren-dua-sendok', phone: `+62811${stamp.slice(-8)}` };
}

/** Logs in without the form, for what is not about logging in: the session is there before the page starts. */
export async function storeSession(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post('/api/auths/login', { data: { email, password } });
  const { token, payload } = ((await answer.json()) as { data: { token: string; payload: Record<string, unknown> } })
    .data;
  const { id, role, image, permissions } = payload;
  await page.addInitScript(
    (stored) => localStorage.setItem('userInfo', stored),
    JSON.stringify({ id, token, role, image, permissions }),
  );
}

/** Waits until the code has taken over the page that the server made: only then the parts have all their behaviour. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}
