import { expect, it } from 'vitest';
import { isApi, pathOf, shortPathOf } from './path';

it.each([
  ['/api/shop?token=x#y', '/api/shop'],
  ['/%61pi/shop', '/api/shop'],
  ['http://seduh.example:3000/api/shop?x', '/api/shop'],
  ['HTTP://rani:secret@seduh.example/%61pi', '/api'],
  ['/a/http://other/api', '/a/http://other/api'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['*', '*'],
])('%s is at %s', (url, path) => expect(pathOf(url)).toBe(path));

it('shortens what is absurdly long', () => expect(shortPathOf(`/${'x'.repeat(9_000)}`)).toHaveLength(300));

it.each(['/api', '/api/shop'])('%s belongs to the API', (path) => expect(isApi(path)).toBe(true));
it.each(['/', '/apiary', '/a/api'])('%s does not', (path) => expect(isApi(path)).toBe(false));
