import type { NoticeSettings } from '@seduh/contract';
import { type Caller, callAs, findProduct, newCustomer, orderFor } from './caller';
import { lastMail } from './outbox';
import { ACCOUNTS, SHOP } from './shop';
import { storeSession } from './steps';
import { expect, test } from './visit';

/** Somebody who has asked for news by mail and got the first: who, and where the mail's way out leads in this shop. */
async function readerOfNews() {
  const person = await newCustomer();
  const caller = await callAs(person);
  await caller.patch('/users/notices', { news_mails: true });
  const order = await orderFor(caller, await findProduct(caller, 'French Fries'));
  const staff = await callAs(ACCOUNTS.admin);
  await staff.patch(`/transactions/${order.id}`, { status_name: 'confirmed' });
  await staff.dispose();
  const subject = new RegExp(`^Subject: ${order.number} is accepted$`, 'm');
  await expect.poll(() => lastMail(person.email, subject)).toMatch(subject);
  const mail = lastMail(person.email, subject);
  const [, forProgram = ''] = /^List-Unsubscribe: <(\S+)>$/m.exec(mail) ?? [];
  // the link for people is the same
  expect(mail).toContain(`Stop them here, without a login: ${forProgram}\n`);
  const { pathname, search } = new URL(forProgram);
  return { person, caller, link: pathname + search };
}

const wantsMails = async (caller: Caller) => (await caller.get<NoticeSettings>('/users/notices')).news_mails;

test('the link in a mail of news ends them at the press of a button, and the profile turns them on again', async ({
  page,
}) => {
  const { person, caller, link } = await readerOfNews();
  const answer = await page.goto(link);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveURL(`${SHOP.url}/news/stop`);
  // a scanner of mails opens it as well
  expect(await wantsMails(caller)).toBe(true);
  await page.getByRole('button', { name: 'Stop news by e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No more news by e-mail', exact: true })).toBeVisible();
  expect(await wantsMails(caller)).toBe(false);

  await storeSession(page, person);
  await page.goto('/profile');
  const choice = page.getByRole('checkbox', { name: 'News by e-mail: accepted, late, ready, on the way' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect.poll(() => wantsMails(caller)).toBe(true);
  await caller.dispose();
});

test('it works without script, in the language of its address', async ({ visitor }) => {
  const { caller, link } = await readerOfNews();
  const page = await visitor({ baseURL: SHOP.url, javaScriptEnabled: false });
  await page.goto(`/id${link}`);
  await page.getByRole('button', { name: 'Hentikan kabar lewat email' }).click();
  await expect(page).toHaveURL(`${SHOP.url}/id/news/stop?done=yes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kabar lewat email berhenti' })).toBeVisible();
  expect(await wantsMails(caller)).toBe(false);
  // a link that no mail had
  await page.goto('/news/stop?token=made-up');
  await page.getByRole('button', { name: 'Stop news by e-mail' }).click();
  await expect(page.getByText(/^This link does not work\./)).toBeVisible();
  await caller.dispose();
});
