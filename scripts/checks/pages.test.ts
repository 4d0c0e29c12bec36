import { expect, it } from 'vitest';
import { PAGES } from '../../apps/api/src/pages/pages';
import { patterns } from '../../packages/screens/src/lib/paths';

it('the server knows every page of the router, and no other', () => {
  const { notFound: _anyOther, ...pages } = patterns;
  expect([...PAGES].toSorted()).toEqual(Object.values(pages).toSorted());
});
