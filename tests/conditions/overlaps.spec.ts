import { expect, type Page } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { test } from '../visual/studio';
import { lookUnderConditions } from './look';
import type { Overlaps } from './overlaps';
import { DESKTOP, resize } from './window';

const overlaps = (page: Page) => page.evaluate(() => (window as unknown as { overlaps: Overlaps }).overlaps.found());

const BAR = 'position: fixed; inset-inline: 0; z-index: 1; block-size: 60px; background: wheat';
const PAGE = '<div style="block-size: 3000px"></div>';
const BESIDE = 'position: sticky; inset-block-start: 0; block-size: 300px; background: wheat';

/** What must be told of a page, and the same page mended. */
const FAULTS = [
  {
    name: 'what a bar covers where the page ends',
    flawed: `${PAGE}<p>Last words</p><div style="${BAR}; inset-block-end: 0">Bar</div>`,
    mended: `${PAGE}<p style="margin-block-end: 80px">Last words</p><div style="${BAR}; inset-block-end: 0">Bar</div>`,
    told: 'p "Last words" never comes out from under div "Bar"',
  },
  {
    name: 'two bars in one place',
    flawed: `${PAGE}<div style="${BAR}; inset-block-end: 0">One</div><div style="${BAR}; inset-block-end: 40px">Two</div>`,
    mended: `${PAGE}<div style="${BAR}; inset-block-end: 0">One</div><div style="${BAR}; inset-block-end: 60px">Two</div>`,
    told: 'div "Two" shares its place with div "One"',
  },
  {
    name: 'what goes along and runs over what comes after it',
    flawed: `<div><div style="${BESIDE}">Photo</div><div style="block-size: 600px"></div><p>Below</p>${PAGE}</div>`,
    mended: `<div><div style="${BESIDE}">Photo</div><div style="block-size: 600px"></div></div><p>Below</p>${PAGE}`,
    told: 'p "Below" is run over by div "Photo"',
  },
];

async function plant(page: Page, markup: string): Promise<() => Promise<void>> {
  const fixture = await page.evaluateHandle((html) => {
    const place = Object.assign(document.createElement('main'), { innerHTML: html });
    document.body.append(place);
    return place;
  }, markup);
  return () => fixture.evaluate((place) => place.remove());
}

test('each overlap is told, and only that', async ({ studio: { page } }) => {
  await resize(page, DESKTOP);
  await openStory(page, 'ui-chip--default');
  for (const { name, flawed, mended, told } of FAULTS) {
    for (const [markup, expected] of [
      [flawed, [told]],
      [mended, []],
    ] as const) {
      const remove = await plant(page, markup);
      expect.soft(await overlaps(page), name).toEqual(expected);
      await remove();
    }
  }
});

/** As it was until f5453d12: the saucer stuck in the grid that the strip stands in, too. */
const OLD_SAUCER = `
  .pd .pd-photo { position: sticky; inset-block-start: calc(var(--bar-top) + 1rem); align-self: start; }
  .pd .pd-photo > * { position: static; }`;

test('the saucer that ran over the checkout strip is told', async ({ studio: { page } }) => {
  await resize(page, DESKTOP);
  await openStory(page, 'screens-product--success');
  expect(await overlaps(page)).toEqual([]);
  await page.addStyleTag({ content: OLD_SAUCER });
  expect(await overlaps(page)).toContainEqual(expect.stringContaining('is run over by'));
});

test('between a phone and a desk what sticks out is told, and where bars meet', async ({ studio: { page } }) => {
  await openStory(page, 'ui-chip--with-icon');
  const remove = await plant(page, `<div style="inline-size: 900px">Wide</div>${FAULTS[1]?.flawed}`);
  const found: string[] = [];
  await lookUnderConditions(page, { stage: DESKTOP, isScreen: true }, (condition, what) => {
    if (what.length > 0) found.push(condition);
  });
  await remove();
  expect(found).toContain('800 px: sticks out');
  expect(found).not.toContain('1024 px: sticks out');
  for (const width of [1280, 1024, 800, 390]) expect(found).toContain(`${width} px, scrolled`);
});
