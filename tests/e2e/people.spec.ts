import { mailedLink } from './outbox';
import { ACCOUNTS, PHONE } from './shop';
import { expectToast, storeSession } from './steps';
import { expect, test } from './visit';

const PASSWORD = 'giling-halus-pagi-sekali';

test('an owner invites a barista by mail, who sees the board and no figures, and is out at once when switched off', async ({
  page,
  visitor,
}) => {
  const email = `bayu-${Date.now()}@seduh.example`;
  await storeSession(page, ACCOUNTS.admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await expect(form.getByRole('radio', { name: 'Barista' })).toBeChecked();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, `The invitation is on its way to ${email}`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('The link works until');

  // the barista, on a phone of their own
  await expect.poll(() => mailedLink(email, 'join')).not.toBe('');
  const link = mailedLink(email, 'join');
  const bayu = await visitor();
  await bayu.setViewportSize(PHONE);
  await bayu.goto(link);
  await expect(bayu).toHaveURL(/\/join$/);
  await expect(bayu.getByText(`You are invited as barista, with ${email}`)).toBeVisible();
  await bayu.getByLabel('Your name').fill('Bayu Saputra');
  await bayu.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await bayu.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await bayu.getByRole('button', { name: 'Start working' }).click();
  await expect(bayu).toHaveURL(/\/orders$/);
  await expect(bayu.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(bayu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(bayu.getByRole('link', { name: 'Owed' })).toHaveCount(0);

  // a typed address says so in words
  await bayu.goto('/dashboard');
  await expect(bayu.getByText('Your account may not do this')).toBeVisible();
  await expect(bayu.getByRole('heading', { level: 1, name: 'Not on your tray' })).toBeVisible();
  await bayu.goto('/orders');
  await expect(bayu.getByText(/^Live\./)).toBeVisible();

  // the link has done its work
  const other = await visitor();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'This invitation is over' })).toBeVisible();
  await expect(other.getByText(/Ask the owner of the shop for a new one/)).toBeVisible();

  // switched off: the board is gone by itself
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: email });
  await expect(card).toContainText('Bayu Saputra');
  await card.getByRole('button', { name: 'Switch off Bayu Saputra' }).click();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expectToast(page, 'Bayu Saputra is out');
  await expect(bayu).toHaveURL(/\/login/);
  await bayu.getByLabel('Email', { exact: true }).fill(email);
  await bayu.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await bayu.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(bayu.getByText('This account is switched off. Ask the owner of the shop').first()).toBeVisible();
});
