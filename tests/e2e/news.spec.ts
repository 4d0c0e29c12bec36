import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { callAs, findProduct, newCustomer, orderFor } from './caller';
import { SHOP } from './shop';
import { expectStatus, storeSession } from './steps';
import { expect, test } from './visit';

test.use({ serviceWorkers: 'allow' });

/**
 * The headless browser lets nobody show notices and reaches no push service: what the one would answer and the other
 * would give is given. Worker, pages and server are the real ones.
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
    } as unknown as PushSubscription;
    const permission = () => (sessionStorage.getItem('allowed') ? 'granted' : 'default');
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('allowed', 'yes');
      return 'granted';
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? held : null);
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return held;
    };
  }, subscription);
}

/** What a worker showed and opened, instead of on a screen that this browser does not have. */
interface Noted {
  shown: Record<string, { title: string; body: string; data: { url: string } }>;
  went: string[];
}
interface NotingScope {
  noted: Noted;
  registration: { showNotification: unknown };
  clients: { openWindow: unknown };
  WindowClient: { prototype: { focus: unknown } };
  dispatchEvent(event: Event): void;
}

async function noteWhatItShows(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as NotingScope;
    const noted: Noted = { shown: {}, went: [] };
    scope.noted = noted;
    scope.registration.showNotification = async (
      title: string,
      { tag, body, data }: { tag: string; body: string; data: { url: string } },
    ) => {
      // a browser keeps one for each tag
      noted.shown[tag] = { title, body, data };
    };
    scope.clients.openWindow = async (url: string) => void noted.went.push(`opens ${new URL(url).pathname}`);
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      noted.went.push(`goes to ${new URL(this.url).pathname}`);
    };
  });
}

const noted = (worker: Worker): Promise<Noted> => worker.evaluate(() => (self as unknown as NotingScope).noted);

/** Somebody presses a notice that leads there. */
const press = (worker: Worker, url: string): Promise<void> =>
  worker.evaluate((where) => {
    const event = new Event('notificationclick');
    const notification = { close: () => undefined, data: { url: where } };
    (self as unknown as NotingScope).dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
  }, url);

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
  const data = JSON.stringify(notice);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: SHOP.url, registrationId, data });
  await devtools.detach();
}

test('a customer has a device told on the page of the order, gets the news there, and turns it off', async ({
  page,
  context,
}) => {
  await standInForPushService(context);
  const person = await newCustomer();
  const caller = await callAs(person);
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  await storeSession(page, person);
  await page.goto(`/history/${order.id}`);
  await expectStatus(page, 'Order placed');

  const [worker] = await Promise.all([
    context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker'),
    page.getByRole('button', { name: /^Tell me when it is/ }).click(),
  ]);
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await noteWhatItShows(worker);
  // the server knows: it is on after a reload too
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const url = `/history/${order.id}`;
  const notice = { url, tag: `order-${order.id}`, insistent: false };
  const shown = async () => Object.values((await noted(worker)).shown);
  const body = 'The kitchen has your order.';
  await push(page, { ...notice, title: `${order.number} is accepted`, body });
  await expect.poll(shown).toEqual([{ title: `${order.number} is accepted`, body, data: { url } }]);
  // a newer one takes its place
  await push(page, { ...notice, title: `${order.number} is ready`, body: 'Say it.' });
  await expect.poll(shown).toEqual([{ title: `${order.number} is ready`, body: 'Say it.', data: { url } }]);
  // pressed, it is the tab that has the order open, else a new one
  await press(worker, url);
  await press(worker, '/history/another');
  await expect.poll(async () => (await noted(worker)).went).toEqual([`goes to ${url}`, 'opens /history/another']);

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
