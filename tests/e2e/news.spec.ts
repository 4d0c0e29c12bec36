import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { SHOP } from './shop';
import { expectStatus, storeSession } from './steps';
import { expect, test } from './visit';

/**
 * A push service cannot be reached from here, so what the browser would be given by one is given to it; permission,
 * worker, pages and server are the real ones.
 */
async function standInForPushService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://push.example/${randomBytes(12).toString('hex')}`,
    expirationTime: null,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await context.addInitScript((given) => {
    const held = {
      ...given,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('subscribed') ? (held as unknown as PushSubscription) : null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return held as unknown as PushSubscription;
    };
  }, subscription);
}

/** Pushes a notice to the shop's worker, as the browser does with what comes from a push service. */
async function push(page: Page, notice: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(SHOP.url));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: SHOP.url,
    registrationId,
    data: JSON.stringify(notice),
  });
  await devtools.detach();
}

const shown = (page: Page): Promise<{ title: string; body: string; url: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, data }) => ({ title, body, url: (data as { url: string }).url }));
  });

test('a customer has a device told on the page of the order, gets the news there, and turns it off', async ({
  page,
  context,
}) => {
  await standInForPushService(context);
  await context.grantPermissions(['notifications'], { origin: SHOP.url });
  const person = await newCustomer();
  const caller = await callAs(person);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  await storeSession(page, person);
  await page.goto(`/history/${order.id}`);
  await expectStatus(page, 'Order placed');

  await page.getByRole('button', { name: /^Tell me when it is/ }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  // the server knows: it is on after a reload too
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const notice = { url: `/history/${order.id}`, tag: `order-${order.id}`, insistent: false };
  await push(page, { ...notice, title: `${order.number} is accepted`, body: 'The kitchen has your order.' });
  const accepted = { title: `${order.number} is accepted`, body: 'The kitchen has your order.', url: notice.url };
  await expect.poll(() => shown(page)).toEqual([accepted]);
  // a newer one takes its place
  await push(page, { ...notice, title: `${order.number} is ready`, body: 'Say it.' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: `${order.number} is ready`, body: 'Say it.', url: notice.url }]);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: /^Tell me when it is/ })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  await page.goto(`/history/${order.id}`);
  await expectStatus(page, 'Order placed');
  // whoever has turned it off is not asked again
  await expect(page.getByRole('button', { name: /^Tell me when it is/ })).toHaveCount(0);
  await caller.dispose();
});
