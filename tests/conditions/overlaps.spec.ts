import { expect, type Page } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { test } from '../visual/studio';
import { lookUnderConditions } from './look';
import type { Overlaps } from './overlaps';
import { DESKTOP, resize } from './window';

const overlaps = (page: Page) => page.evaluate(() => (window as unknown as { overlaps: Overlaps }).overlaps.found());

const BAR = 'position: fixed; inset-inline: 0; z-index: 1; block-size: 60px; background: wheat';
const PAGE = '<div style="block-size: 3000px"></div>';
const BOX = 'position: absolute; inline-size: 40px; block-size: 30px; background: wheat';
const laidOn = (under: string, css: string, words = '') =>
  `<div style="position: relative">${under}<i style="position: absolute; ${css}">${words}</i></div>`;
const LONG = '<div style="block-size: 900px"></div>';
const SCROLLER = 'block-size: 300px; overflow-y: auto';
const FOOT = 'position: sticky; inset-block-end: 0; z-index: 1; block-size: 60px; background: wheat';
const dialogOf = (content: string) =>
  `<div style="position: fixed; inset: 0; background: #0005"><div role="dialog" aria-modal="true" style="position: relative; inline-size: 300px; max-block-size: 50%; overflow-y: auto">${content}</div></div>`;
const DIALOG = dialogOf('<p>Sure?</p>');
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
  {
    name: 'words under what is laid over them, though presses go through it',
    flawed: `${PAGE}${laidOn('<p>Words</p>', `${BOX}; inset-block-start: 0; pointer-events: none`)}`,
    mended: `${PAGE}${laidOn('<p>Words</p>', `${BOX}; inset-block-start: 40px`)}`,
    told: 'p "Words" is covered by i ""',
  },
  {
    name: 'words on words of one that holds both',
    flawed: laidOn('Words', 'inset: 0 auto auto 0', 'Others'),
    mended: laidOn('Words', 'inset: 40px auto auto 0', 'Others'),
    told: 'div "WordsOthers" is covered by i "Others"',
  },
  {
    name: 'a button that another one is pressed in place of',
    flawed: laidOn('<button>Press</button>', `${BOX}; inset: 0 auto auto 30px; z-index: 1`),
    mended: laidOn('<button>Press</button>', `${BOX}; inset: 0 auto auto 60px; z-index: 1`),
    told: 'button "Press" is covered by i ""',
  },
  {
    name: 'what a bar covers where a scroller in the page ends',
    flawed: `${PAGE}<div style="${SCROLLER}">${LONG}<p>Last words</p><div style="${FOOT}; margin-block-start: -60px">Foot</div></div>`,
    mended: `${PAGE}<div style="${SCROLLER}">${LONG}<p>Last words</p><div style="${FOOT}">Foot</div></div>`,
    told: 'p "Last words" never comes out from under div "Foot"',
  },
  {
    name: 'what is laid over the end of a scroller, beside it',
    flawed: `${PAGE}<div style="position: relative"><div style="${SCROLLER}">${LONG}<p>Last words</p></div><i style="${BOX}; inset: auto auto 0 0">Lid</i></div>`,
    mended: `${PAGE}<div style="position: relative"><div style="${SCROLLER}">${LONG}<p>Last words</p><p>&nbsp;</p><p>&nbsp;</p></div><i style="${BOX}; inset: auto auto 0 0">Lid</i></div>`,
    told: 'p "Last words" never comes out from under i "Lid"',
  },
  {
    name: 'the page under an open dialog',
    flawed: `${PAGE}<p>Last words</p><div style="${BAR}; inset-block-end: 0">Bar</div>${DIALOG}`,
    mended: `${PAGE}<p style="margin-block-end: 80px">Last words</p><div style="${BAR}; inset-block-end: 0">Bar</div>${DIALOG}`,
    told: 'p "Last words" never comes out from under div "Bar"',
  },
  {
    name: 'what a dialog scrolls, and the cross in its corner',
    flawed: dialogOf(`<h2>A title</h2><button style="${BOX}; inset: 0 auto auto 0">×</button>${LONG}`),
    mended: dialogOf(`<h2>A title</h2><button style="${BOX}; inset: 0 0 auto auto">×</button>${LONG}`),
    told: 'h2 "A title" is covered by button "×"',
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
  const sheet = await page.addStyleTag({ content: OLD_SAUCER });
  const found = await overlaps(page);
  // the page goes on to other titles
  await sheet.evaluate((element: Element) => element.remove());
  expect(found).toContainEqual(expect.stringContaining('is run over by'));
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

test('a visit tells what covers words in the page, in what scrolls inside of it and under a dialog', async ({
  studio: { page },
}) => {
  await resize(page, DESKTOP);
  await openStory(page, 'development-planted--covered');
  const found: string[] = [];
  await lookUnderConditions(page, { stage: DESKTOP, isScreen: true }, (condition, what) => {
    for (const one of what) found.push(`${condition}: ${one}`);
  });
  const told = [
    'h1 "Words under a patch" is covered by div.laid ""',
    'p.end "Last words of the page" never comes out from under div.bar "Bar"',
    'p "Last words of the inner page" never comes out from under div "Foot"',
  ];
  for (const width of [1280, 1024, 800, 390])
    expect(found.filter((line) => line.startsWith(`${width} px, scrolled`))).toEqual(
      told.map((line) => `${width} px, scrolled: ${line}`),
    );
  for (const condition of ['200 % text', '400 %'])
    expect(found).toContain(`${condition}: h1 "Words under a patch" is covered by div.laid ""`);
});
