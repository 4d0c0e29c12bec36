import { expect, it } from 'vitest';
import { PAGES } from '@seduh/api/testing';
import { patterns } from '../../apps/storefront/src/paths';

it('is the same list of pages for the server, which answers 404 to any other address', () => {
  const shown = Object.values(patterns).filter((pattern) => pattern !== patterns.notFound);
  expect([...PAGES].toSorted()).toEqual([...new Set<string>(shown)].toSorted());
});
