import { expect } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { readStories } from '../storybook/stories';
import { test } from '../visual/studio';
import { isForced, lookUnderFaults } from './faults';
import { CASES } from './seen';

/** The walk forces faults onto screens as it visits them: here is that it has screens, and would find what is wrong. */

/** ms; what is wrong on purpose does not get better. */
const SOON = 1_000;

// what throws late must not be heard in the next test of this page
test.afterEach(async ({ studio: { page, takeErrors } }) => {
  await openStory(page, 'ui-chip--default').catch(() => undefined);
  takeErrors();
});

test('every screen has a story to force faults onto', () => {
  const ids = readStories()
    .filter(isForced)
    .map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(CASES)));
});

test('a screen that says something else is found, by its name and its fault', async ({ studio }) => {
  const { page, takeErrors } = studio;
  const id = 'screens-history--success';
  await openStory(page, id);
  const [found, ...others] = await lookUnderFaults(page, { id }, takeErrors, {
    cases: [{ fault: 'failed', sees: 'All is well' }],
    timeout: SOON,
  });
  expect(found).toContain(`${id} under {"fault":"failed"}`);
  expect(found).toContain('All is well');
  expect(others).toEqual([]);
});

test('a screen that throws under a fault is found', async ({ studio }) => {
  const { page, takeErrors } = studio;
  const id = 'development-faulty--success';
  await openStory(page, id);
  const found = await lookUnderFaults(page, { id }, takeErrors, { patience: SOON });
  expect(found.join('\n')).toContain(`${id} under {"fault":"empty"}`);
});
