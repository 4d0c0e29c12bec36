import { expect, it } from 'vitest';
import { isOwnWords, SHOP_WORDS } from './own-words';

const rani = {
  email: 'Rani.putri88@Mail.example',
  name: 'Raní Sastra',
  phone: '+62 812-3456-7890',
  shop: 'Toko Bu Tejo',
};

it.each([
  ['the shop’s name', 'seduh2026'],
  ['a word of it, twice', 'Kopi-kopi!!'],
  ['several, with digits and signs', '1kopi_Seduh.barista'],
  ['the name of the settings', 'toko-tejo 123'],
  ['all of that name', 'tokobutejo'],
  ['the owner’s name', 'Rani-Sastra'],
  ['the name with its accent', 'RANÍ-2026-rani'],
  ['the name and the shop', 'rani@seduh88'],
  ['the email', 'rani.putri88@mail.example'],
  ['the email before its @', 'RaniPutri1988'],
  ['the phone', '081234567890'],
  ['the phone as it was typed', '+62 812-3456-7890'],
  ['the phone and more digits', '0812345678900'],
])('knows %s: %s', (_, password) => {
  expect(isOwnWords(password, rani)).toBe(true);
});

it.each([
  ['José Peña', 'Peña-2026'],
  ['José Peña', 'pena2026'],
  ['Jose Pena', 'JOSÉ_peña_1'],
  ['Jörg Müller', 'Müller1988'],
  ['Jörg Mu\u0308ller', 'm\u00FCller-jorg'],
])('knows a word of the name of %s with its accents and without: %s', (name, password) => {
  expect(isOwnWords(password, { email: 'x@y.example', name })).toBe(true);
});

it.each([
  ['of the demo’s customer', 'kopi-susu-pagi'],
  ['of the demo’s staff', 'buka-toko-jam-tujuh'],
  ['with another word', 'seduh-lama-sekali'],
  ['that begins like a name', 'ranitidine'],
  ['of other digits', '31415926535'],
  ['of signs alone', '!!!!????'],
])('leaves alone one %s: %s', (_, password) => {
  expect(isOwnWords(password, rani)).toBe(false);
});

it('takes no word shorter than three letters, and no phone that is missing', () => {
  expect(isOwnWords('bubububu', rani)).toBe(false);
  expect(isOwnWords('12345678', { email: 'a@b.id' })).toBe(false);
});

it('knows the list in any case, and is quick where words begin alike', () => {
  for (const word of SHOP_WORDS) expect(isOwnWords(`${word.toUpperCase()}1234`, { email: 'x@y.example' })).toBe(true);
  const owner = { email: 'aaa@x.example', name: 'aaaa aaaaa aaaaaa aaaaaaa' };
  const since = performance.now();
  expect(isOwnWords(`${'a'.repeat(127)}b`, owner)).toBe(false);
  // a pattern that goes back and forth would not be done this year
  expect(performance.now() - since).toBeLessThan(1_000);
});
