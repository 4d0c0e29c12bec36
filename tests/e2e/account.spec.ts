import { newCustomer } from './caller';
import { mailedLink } from './outbox';
import { SHOP } from './shop';
import { chooseFile, dialogOf, expectToast, fillLogin, logIn, signUp, somebodyNew } from './steps';
import { expect, test } from './visit';

test('a new customer fills the profile in, changes the photo, and is asked before leaving it unsaved', async ({
  page,
}) => {
  const person = somebodyNew();
  await signUp(page, person);
  await fillLogin(page, person);
  await expectToast(page, 'Login Success!');
  const picture = await page.screenshot();

  await page.goto('/profile');
  await expect(page.getByText('your name here').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Change' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Display name').fill('Wulan');
  await page.getByLabel('Birthday').fill('03/04/1996');
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Delivery address').fill('Jl. Melati 4, Jakarta');
  await expect(page.getByText("Do you want to save the change's?")).toBeVisible();

  // only what has changed travels
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Change' }).click();
  const names = [...((await sent).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(['address', 'birthday', 'display_name', 'gender']);
  await expectToast(page, 'Your profile is saved');
  await page.reload();
  for (const value of ['Wulan', '03/04/1996', 'Female', 'Jl. Melati 4, Jakarta']) {
    await expect(page.getByRole('main').getByText(value, { exact: true }).first()).toBeVisible();
  }

  const card = page.getByRole('complementary', { name: 'Photo and password' });
  const photo = card.locator('img[src*="/images/"]');
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await chooseFile(page, () => card.getByRole('button', { name: 'Choose Photo' }).click(), {
      name,
      mimeType,
      buffer,
    });
  };
  await choose('cup.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(card.getByText('Extension file wrong! Only .jpeg, .jpg, .png are allowed.')).toBeVisible();
  await choose('cup.png', 'image/png', Buffer.alloc(2_097_153));
  await expect(card.getByText('File to large. Max. file size 2 Mb')).toBeVisible();
  await choose('me.png', 'image/png', picture);
  await page.getByRole('button', { name: 'Save Change' }).click();
  await expect(photo).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src*="/images/"]')).toBeVisible();
  // the toast of the save before may still stand there: what is over is told by the bar that goes
  const save = page.getByRole('button', { name: 'Save Change' });
  await expect(save).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove Photo' }).click();
  await save.click();
  await expect(save).toHaveCount(0);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Remove Photo' })).toBeDisabled();
  await expect(photo).toHaveCount(0);

  // over a link, so that Back is the shop's own business and not the browser's
  await page.goto('/products');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /profile/i })
    .click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name', { exact: true }).fill('Wulandari');
  await page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Wulandari');
  await page.goBack();
  await expect(dialogOf(page).getByText('Leave without saving?')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await dialogOf(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a changed password ends the other session, a forgotten one comes back by mail, and the account can be closed', async ({
  page,
  visitor,
}) => {
  const person = await newCustomer();
  const laptop = await visitor();
  await logIn(laptop, person);
  await logIn(page, person);

  await page.goto('/profile');
  const changed = 'teh-tarik-dua-gelas';
  await page.getByRole('button', { name: 'Edit Password' }).click();
  await dialogOf(page).getByLabel('Old password').fill('not this one at all');
  await dialogOf(page).getByLabel('New password').fill(changed);
  await dialogOf(page).getByRole('button', { name: 'Save Change' }).click();
  await expect(dialogOf(page).getByText('Wrong old password')).toBeVisible();
  await dialogOf(page).getByLabel('Old password').fill(person.password);
  await dialogOf(page).getByRole('button', { name: 'Save Change' }).click();
  await expectToast(page, 'Your password is changed');
  await expect(dialogOf(page)).toHaveCount(0);

  await laptop.goto('/history');
  await expect(laptop).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await dialogOf(page).getByRole('button', { name: 'yes' }).click();
  await expectToast(page, 'Logout Success!');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(page, 'If this email has an account, the link is on its way');
  await expect(page.getByRole('timer')).toHaveText(/^01:[0-5]\d$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^01:[0-5]\d$/);
  await expect(page.getByRole('button', { name: 'Resend Link' })).toBeDisabled();

  await expect.poll(() => mailedLink(person.email, 'reset-password')).toContain(`${SHOP.url}/reset-password?token=`);
  const link = mailedLink(person.email, 'reset-password');
  const forgotten = 'jahe-hangat-malam-ini';
  const reset = async () => {
    await page.goto(link);
    await page.getByLabel('New password').fill(forgotten);
    await page.getByLabel('Confirm password').fill(forgotten);
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Save Change' }).click();
  };
  await reset();
  await expectToast(page, 'Your new password is set. Please Login!');
  await reset();
  await expectToast(page, 'This link has been used or is too old. Send a new one');

  await page.goto('/login');
  await fillLogin(page, { ...person, password: changed });
  await expectToast(page, 'Email/Password is Wrong!');
  await fillLogin(page, { ...person, password: forgotten });
  await expectToast(page, 'Login Success!');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close account' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(forgotten);
  await dialogOf(page).getByRole('button', { name: 'Close account' }).click();
  await expectToast(page, 'Your account is closed');
  await page.goto('/login');
  await fillLogin(page, { ...person, password: forgotten });
  await expectToast(page, 'Email/Password is Wrong!');
});
