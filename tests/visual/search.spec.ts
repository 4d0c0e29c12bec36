import { expect, test } from '@playwright/test';
import { GROUPS } from '../../packages/ui/src/guide/types';
import { readDocs } from '../storybook/stories';

/** What people who know other design systems type, and what they are after. */
const WANTED: [word: string, part: string][] = [
  ['cta', 'Button'],
  ['submit', 'Button'],
  ['spinner', 'Button'],
  ['destructive', 'Button'],
  ['dialog', 'Modal'],
  ['popup', 'Modal'],
  ['lightbox', 'Modal'],
  ['drawer', 'Modal'],
  ['counter', 'QuantityStepper'],
  ['number input', 'QuantityStepper'],
  ['plus minus', 'QuantityStepper'],
  ['spinbutton', 'QuantityStepper'],
];

test('the sidebar’s search finds parts by the words people use elsewhere', async ({ page }) => {
  // a search for each of a hundred words
  test.setTimeout(120_000);
  await page.goto('/?path=/docs/ui-button--docs');
  const field = page.locator('#storybook-explorer-searchfield');
  const results = page.locator('#storybook-explorer-menu [role="option"]');
  await expect(async () => {
    await field.fill('call to action');
    await expect(results.first()).toContainText('ActionsButton', { timeout: 500 });
  }).toPass();

  const missed: string[] = [];
  for (const [word, part] of WANTED) {
    await field.fill(word);
    const found = results.filter({ hasText: new RegExp(`(?:${GROUPS.join('|')})${part}$`) });
    await found
      .first()
      .waitFor({ timeout: 2_000 })
      .catch(() => missed.push(`${word}: ${part}`));
  }
  // and every guide by its first word
  const told = JSON.parse((await page.locator('#search-words').textContent()) ?? '{}') as Record<string, string[]>;
  for (const [path, [word = '']] of Object.entries(told)) {
    await field.fill(word);
    await results
      .filter({ hasText: `Docs / ${word}` })
      .first()
      .waitFor({ timeout: 2_000 })
      .catch(() => missed.push(`${word}: ${path}`));
  }
  expect(missed).toEqual([]);

  await field.fill('qqxxyyzz');
  await expect(results).toHaveCount(0);

  await field.fill('lightbox');
  await results.first().click();
  await expect(page).toHaveURL(/ui-modal--docs/);
});

test('the sidebar has the shelves of the package, in its order', async ({ page }) => {
  await page.goto('/?path=/docs/ui-button--docs');
  const shelves = page.locator('[data-nodetype="group"][data-parent-id="ui"]');
  // the whole sidebar is drawn after its page, which takes a slow machine longer than one look
  await expect(shelves.first()).toBeVisible({ timeout: 20_000 });
  const known = new Set<string>(GROUPS);
  const names = (await shelves.allTextContents()).map((name) => name.trim());
  expect(names.filter((name) => known.has(name))).toEqual(GROUPS.filter((name) => names.includes(name)));
  expect(readDocs().length).toBeGreaterThan(70);
});
