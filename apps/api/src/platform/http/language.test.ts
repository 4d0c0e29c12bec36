import { expect, it } from 'vitest';
import { languageOf } from './language';

it.each([
  ['id', 'id'],
  ['en', 'en'],
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'id'],
  ['id-ID', 'id'],
  ['fr-FR,id;q=0.5,en;q=0.4', 'id'],
  ['en-GB,id;q=0.9', 'en'],
  ['jv;q=0.9,id;q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [',;=,', 'en'],
  [undefined, 'en'],
])('reads %j as %s', (header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { 'accept-language': header } })).toBe(language);
});
