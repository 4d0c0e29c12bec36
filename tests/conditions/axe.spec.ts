import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { axeFindings, COLOUR_RULES, Unseen } from '../storybook/axe';
import { openStory } from '../storybook/openStory';
import { readStories } from '../storybook/stories';
import { test } from '../visual/studio';
import { DESKTOP, PHONE, resize } from './window';

/** A story's `parameters.a11y`, as far as somebody could switch something off in it. */
interface Axe {
  test?: string;
  disable?: boolean;
  manual?: boolean;
  context?: unknown;
  options?: unknown;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

interface Prepared {
  parameters: { a11y?: Axe };
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, Prepared>> };
}

/** One pixel: a picture that does not come would be heard of in the next story. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** What axe must find, and the same thing mended. Two buttons, because a lone small target is allowed. */
const FLAWS = [
  {
    rule: 'image-alt',
    flawed: `<img src="${PIXEL}" width="40" height="40">`,
    mended: `<img src="${PIXEL}" width="40" height="40" alt="Latte">`,
  },
  {
    rule: 'label',
    flawed: '<input class="sd-input">',
    mended: '<label>Email <input class="sd-input"></label>',
  },
  {
    rule: 'color-contrast',
    flawed: '<p style="color: #bbb">Too faint to read</p>',
    mended: '<p>Too faint to read</p>',
  },
  {
    rule: 'target-size',
    flawed: '<button style="inline-size: 16px; block-size: 16px">-</button>'.repeat(2),
    mended: '<button style="inline-size: 44px; block-size: 44px">-</button>'.repeat(2),
  },
  { rule: 'button-name', flawed: '<button class="sd-btn"></button>', mended: '<button class="sd-btn">Pay</button>' },
];

/** Every story's settings for axe, from Storybook itself. */
async function settings(page: Page): Promise<Map<string, Axe>> {
  const all = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    const stories = await preview.extract();
    return Object.entries(stories).map(([id, { parameters }]) => [id, parameters.a11y ?? {}] as const);
  });
  return new Map(all);
}

/** Puts markup beside the story, and asks what axe finds then. @returns rules broken */
async function broken(page: Page, id: string, markup: string, only?: string[]): Promise<string[]> {
  const fixture = await page.evaluateHandle((html) => {
    const place = Object.assign(document.createElement('div'), { innerHTML: `<main><h1>Fixture</h1>${html}</main>` });
    document.querySelector('#storybook-root')?.append(place);
    return place;
  }, markup);
  const findings = await axeFindings(page, id, only);
  await fixture.evaluate((place) => place.remove());
  return findings.map(({ rule }) => rule);
}

const stories = readStories();
/** Any would do: what is looked at is put beside it. */
const SOME_STORY = 'ui-chip--default';

test('axe is an error on every story, target size included, and nothing is kept from it', async ({
  studio: { page },
}) => {
  await openStory(page, SOME_STORY);
  const axe = await settings(page);
  const loose = stories.filter(({ id }) => {
    const own = axe.get(id);
    const rules = own?.config?.rules ?? [];
    return (
      own?.test !== 'error' ||
      own.disable === true ||
      own.manual === true ||
      own.context !== undefined ||
      own.options !== undefined ||
      rules.some(({ enabled }) => enabled === false) ||
      !rules.some(({ id: rule, enabled }) => rule === 'target-size' && enabled)
    );
  });
  expect(stories.length).toBeGreaterThan(900);
  expect(loose.map(({ id }) => id)).toEqual([]);
});

// one test, because to open the same story again loads the page anew
test("with the stories' own settings axe finds each flaw, and only that", async ({ studio: { page } }) => {
  await openStory(page, SOME_STORY);
  for (const { rule, flawed, mended } of FLAWS) {
    expect.soft(await broken(page, SOME_STORY, flawed), rule).toEqual([rule]);
    expect.soft(await broken(page, SOME_STORY, mended), `${rule}, mended`).toEqual([]);
  }
});

/** Only on a phone a button without a name, and only by night words that are too faint. */
const ELSEWHERE = `<style>
  .planted { display: none; inline-size: 44px; block-size: 44px; }
  @media (width < 48rem) { .planted { display: block; } }
  [data-theme='dark'] .faint { color: #443322; }
</style><button class="planted"></button><p class="faint">Read me</p>`;

test('what is wrong in one width or one theme only is found there', async ({ studio: { page } }) => {
  await resize(page, DESKTOP);
  await openStory(page, SOME_STORY);
  const unseen = new Unseen({ width: DESKTOP.width, theme: 'light' });
  const found: string[][] = [await broken(page, SOME_STORY, ELSEWHERE)];
  for (const [size, theme] of [
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
    [PHONE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    const rules = unseen.take({ width: size.width, theme });
    await resize(page, size);
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    found.push(rules?.length === 0 ? ['seen'] : await broken(page, SOME_STORY, ELSEWHERE, rules ?? undefined));
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  expect(found).toEqual([[], ['seen'], ['color-contrast'], ['button-name'], ['color-contrast']]);
});

test('every rule about colours that axe runs is run in each theme', () => {
  const about = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);
  // AAA, which axe does not run by itself
  expect(about.filter((rule) => rule !== 'color-contrast-enhanced').sort()).toEqual([...COLOUR_RULES].sort());
});
