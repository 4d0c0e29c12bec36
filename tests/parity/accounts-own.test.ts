// What people do with their own account: the mocks and the server answer alike.
import { Profile, success } from '@seduh/contract';
import { credentials, dimas } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

/** One pixel of PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const png = new File([pixel], 'me.png', { type: 'image/png' });
const gif = new File([Buffer.from('GIF89a…')], 'me.gif', { type: 'image/gif' });
const huge = new File([Buffer.concat([pixel, Buffer.alloc(2_097_152)])], 'me.png', { type: 'image/png' });

const edit = (form: NonNullable<Sent['form']>, as: Sent['as'] = 'customer'): Sent => ({
  method: 'PATCH',
  path: '/users/edit-profile',
  form,
  as,
});
const forgot = (body: unknown): Sent => ({ method: 'PATCH', path: '/auths/forgot-password', body });
const reset = (body: object): Sent => ({
  method: 'PATCH',
  path: '/auths/reset-password',
  body: { token: 'no-such-token', newPassword: 'satu-dua-kopi-tiga', confirmPassword: 'satu-dua-kopi-tiga', ...body },
});
const change = (body: object, as: Sent['as'] = 'customer'): Sent => ({
  method: 'PATCH',
  path: '/users/password',
  body: { old_password: credentials.customer.password, new_password: 'satu-dua-kopi-tiga', ...body },
  as,
});
const close = (password: string, as: Sent['as'] = 'customer'): Sent => ({
  method: 'DELETE',
  path: '/users',
  body: { password },
  as,
});
const profile = success(Profile);

it.each<[string, Sent, Schema]>([
  ['one changed field', edit({ display_name: 'Kak Rani' }), profile],
  ['fields taken away', edit({ address: '', birthday: '', gender: '' }), profile],
  ['a new email', edit({ email: 'rani.ayu@seduh.example' }), profile],
  ['a picture', edit({ image: png }), profile],
  ['the default picture', edit({ remove_image: 'true' }), profile],
  ['nothing', edit({ remove_image: 'false' }), profile],
  ['an email that somebody else has', edit({ email: dimas.email }), profile],
  ['a phone that somebody else has', edit({ phone: '+6281255509876' }), profile],
  ['an email taken away', edit({ email: '' }), profile],
  ['no email address', edit({ email: 'rani' }), profile],
  ['no phone number', edit({ phone: 'call me' }), profile],
  ['a day that no calendar has', edit({ birthday: '1996-02-31' }), profile],
  ['another gender', edit({ gender: 'None' }), profile],
  ['a language', edit({ language: 'id' }), profile],
  ['a language that the shop does not speak', edit({ language: 'fr' }), profile],
  ['what to be warned of', edit({ avoids: '["nuts","milk"]' }), profile],
  ['nothing to be warned of any more', edit({ avoids: '[]' }), profile],
  ['what is no allergen to be warned of', edit({ avoids: '["love"]' }), profile],
  ['what is no list to be warned of', edit({ avoids: 'milk' }), profile],
  ['initials on the collection screen', edit({ called_by: 'initials' }), profile],
  ['another way to be called there', edit({ called_by: 'loudly' }), profile],
  ['a name that is too long', edit({ first_name: 'a'.repeat(61) }), profile],
  ['the own role', edit({ role: 'Admin' }), profile],
  ['a picture of another kind', edit({ image: gif }), profile],
  ['a picture that is too large', edit({ image: huge }), profile],
  ['the profile of nobody', { method: 'PATCH', path: '/users/edit-profile', form: { first_name: 'A' } }, profile],
  ['the profile with an old token', edit({ first_name: 'A' }, 'expired'), profile],

  ['asking for a link', forgot({ email: credentials.customer.email }), nothing],
  ['asking for one to nobody', forgot({ email: 'nobody@seduh.example' }), nothing],
  ['asking without an email', forgot({ email: '' }), nothing],
  ['asking for no address', forgot({ email: 'rani' }), nothing],
  ['a link that does not work', reset({}), nothing],
  ['two new passwords that differ', reset({ confirmPassword: 'another' }), nothing],
  ['a new password that is too short', reset({ newPassword: 'kopi', confirmPassword: 'kopi' }), nothing],
  ['no new password', reset({ newPassword: '', confirmPassword: '' }), nothing],
  ['a field too many', reset({ email: 'rani@seduh.example' }), nothing],

  ['a wrong old password', change({ old_password: 'nope' }), nothing],
  ['a short password', change({ new_password: 'kopi' }), nothing],
  ['a password of the shop’s words', change({ new_password: 'seduh-kopi-1' }), nothing],
  ['a password of the own name', change({ new_password: `${credentials.customer.email}1` }), nothing],
  ['a common password', change({ new_password: 'Password123' }), nothing],
  ['no password', change({ new_password: '' }), nothing],
  ['the password of nobody', { ...change({}), as: undefined }, nothing],
  ['another password', change({ new_password: credentials.customer.password }), nothing],

  ['closing by a wrong password', close('nope'), nothing],
  ['closing an account of staff', close(credentials.admin.password, 'admin'), nothing],
  ['closing nobody', close('nope', 'expired'), nothing],
  // last: then the account is gone
  ['closing the own account', close(credentials.customer.password), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});
