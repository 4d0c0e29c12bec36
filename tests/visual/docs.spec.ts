// Long because whatever is asked of pages of documentation shares one reader and its page.
import { expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';
import { GROUPS } from '../../packages/ui/src/guide/types';
import { keepCount, type Quiet } from '../storybook/quiet';
import { chosenStories, readDocs, readStories, type StoryEntry } from '../storybook/stories';

interface Reader {
  page: Page;
  /** What the console or nobody caught, since this was asked last. */
  takeErrors(): string[];
}

/** One page for all that a worker reads, as somebody has it who goes from page to page in the sidebar. */
const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript(keepCount);
      let errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
      await use({
        page,
        takeErrors() {
          const taken = errors;
          errors = [];
          return taken;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface StorybookWindow {
  storyQuiet: Quiet;
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, detail: unknown): void;
  };
  __STORYBOOK_PREVIEW__?: { storyRenders: { phase?: string; canvasElement?: Element }[] };
}

/** Opens a page as the sidebar does and waits for all there is on it, further down too. */
async function open(page: Page, { id, type }: StoryEntry): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/iframe.html?viewMode=story');
    await page.waitForFunction(() => document.body.classList.contains('sb-show-nopreview'));
  }
  await page.evaluate(
    ({ storyId, viewMode }) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyQuiet } = window as unknown as StorybookWindow;
        storyQuiet.restart();
        // a `play` may ask whether something is seen
        if (viewMode === 'docs') storyQuiet.draw(false);
        channel.once(viewMode === 'docs' ? 'docsRendered' : 'storyFinished', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    { storyId: id, viewMode: type },
  );
  if (type === 'docs') await page.waitForFunction(hasEveryStory);
  await page.evaluate(() => (window as unknown as StorybookWindow).storyQuiet.settled());
}

/** Runs in the page of docs. @returns whether each of its stories is drawn, in the page or in a frame of its own */
function hasEveryStory(): boolean {
  const rendersIn = (view: Window | null) => {
    const { __STORYBOOK_PREVIEW__: preview } = (view ?? {}) as Partial<StorybookWindow>;
    return preview?.storyRenders.filter(({ phase }) => phase === 'finished') ?? [];
  };
  const blocks = [...document.querySelectorAll('[data-story-block]')];
  return (
    blocks.length > 0 &&
    blocks.every((block) => {
      const frame = block.querySelector('iframe');
      if (!frame) return rendersIn(window).some(({ canvasElement }) => canvasElement?.parentElement === block);
      // those further down wait to be come to
      frame.loading = 'eager';
      return rendersIn(frame.contentWindow).length > 0;
    })
  );
}

/** Runs in the page. @returns in words what a page that somebody has just opened must not do */
function findUnrest(): string[] {
  (window as unknown as StorybookWindow).storyQuiet.draw(true);
  const { activeElement, body, documentElement } = document;
  const unrest: string[] = [];
  if (window.scrollY !== 0) unrest.push(`scrolled by ${window.scrollY} px`);
  if (activeElement !== body) unrest.push(`the focus is on ${activeElement?.outerHTML.slice(0, 100)}`);
  if (getComputedStyle(documentElement).overflowY === 'hidden') unrest.push('cannot be scrolled');

  const OVERLAYS = 'dialog:modal, :popover-open, [role="dialog"], [role="alertdialog"]';
  for (const overlay of document.querySelectorAll(OVERLAYS)) {
    const isOver = overlay.matches(':modal, :popover-open') || !overlay.closest('[data-story-block]');
    if (isOver && overlay.checkVisibility()) unrest.push(`over the page: ${overlay.outerHTML.slice(0, 100)}`);
  }

  const DRAWN = 'svg, img, canvas, video, input, textarea, select';
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const hasColour = (element: Element) => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px';
  };
  for (const block of document.querySelectorAll('[data-story-block]')) {
    const frame = block.querySelector('iframe');
    const isSeen = (element: Element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const isThere = width > 1 && height > 1 && (!frame || (bottom > 0 && top < frame.clientHeight));
      return isThere && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const story = frame?.contentDocument?.body ?? block;
    const isShown = [...story.querySelectorAll('*')].some(
      (part) => (part.matches(DRAWN) || hasWords(part) || hasColour(part)) && isSeen(part),
    );
    if (!isShown) unrest.push(`${block.id} shows nothing`);
  }

  // what a prop takes is told by its members, not by the kind of its type
  for (const row of document.querySelectorAll('.docblock-argstable tbody tr')) {
    const words = [...row.querySelectorAll('span')].map(({ textContent }) => textContent);
    if (words.includes('union')) unrest.push(`${row.querySelector('td')?.textContent} is only a union`);
  }
  for (const stage of document.querySelectorAll('.guide-stage[data-marked="false"]')) {
    unrest.push(`an element of the anatomy is not there: ${stage.textContent}`);
  }
  const levels = [...document.querySelectorAll('.guide :is(h1, h2, h3, h4)')]
    .filter((heading) => !heading.closest('[data-story-block], .guide-part, .guide-drawing'))
    .map(({ tagName }) => Number(tagName[1]));
  if (levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)) unrest.push(`headings leap: ${levels.join()}`);
  return unrest;
}

const chosen = new Set(chosenStories().map(({ title }) => title));
const isChosen = ({ title }: StoryEntry): boolean => chosen.has(title);
/** The pages of the handbook: each a story, of which the sidebar shows one. */
const handbook = readStories().filter(
  ({ title, tags }) => /^(?:Foundations|Patterns)\//.test(title) && tags.includes('dev'),
);

test('there are docs of every part, and a handbook', () => {
  const parts = readStories().filter(({ title, tags }) => title.startsWith('UI/') && tags.includes('autodocs'));
  expect(new Set(readDocs().map(({ title }) => title))).toEqual(new Set(parts.map(({ title }) => title)));
  expect(handbook.length).toBeGreaterThan(10);
});

test('the address of a part knows no shelf: its file pins an id', () => {
  const shelves = GROUPS.map((name) => `ui-${name.toLowerCase().replaceAll(/\W+/g, '-')}-`);
  const moving = readStories().filter(({ id }) => shelves.some((shelf) => id.startsWith(shelf)));
  expect(moving.map(({ importPath }) => importPath)).toEqual([]);
});

for (const entry of [...readDocs(), ...handbook].filter(isChosen)) {
  test(`${entry.title} opens at rest, where it begins`, async ({ reader: { page, takeErrors } }) => {
    takeErrors();
    await open(page, entry);
    expect([...(await page.evaluate(findUnrest)), ...takeErrors()]).toEqual([]);
  });
}

/** What each line of the look would find, done to a page that is at rest: as much at once as leaves the others be. */
const PLANTED: Record<string, () => void>[] = [
  {
    'the focus is on <button': () => document.querySelector<HTMLElement>('[data-story-block] button')?.focus(),
    // after the focus, which scrolls by itself
    'scrolled by 40 px': () => window.scrollTo(0, 40),
    'cannot be scrolled': () => (document.documentElement.style.overflow = 'hidden'),
    'over the page: <p popover': () => {
      document.body.insertAdjacentHTML('beforeend', '<p popover="manual">Saved</p>');
      document.querySelector<HTMLElement>('p[popover]')?.showPopover();
    },
    'over the page: <div role="dialog"': () =>
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog">Sure?</div>'),
    'variant is only a union': () => {
      const row = [...document.querySelectorAll('.docblock-argstable tr')].find((one) =>
        one.textContent?.startsWith('variant'),
      );
      row?.insertAdjacentHTML('beforeend', '<td><span>union</span></td>');
    },
    'an element of the anatomy is not there': () => {
      document.querySelector('.guide-part svg')?.remove();
      document.querySelector<HTMLElement>('.guide-stage')?.style.setProperty('width', '20rem');
    },
    'headings leap: 1,4': () => document.querySelector('.guide h1')?.insertAdjacentHTML('afterend', '<h4>Deep</h4>'),
    'told by the console': () => console.error('told by the console'),
    'caught by nobody': () => void Promise.reject(new Error('caught by nobody')),
  },
  {
    'the focus is on <iframe': () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.style.cssText = 'position: fixed; inset: 0';
      frame.contentDocument?.body.appendChild(document.createElement('input')).focus();
    },
    'story--ui-button--default--primary shows nothing': () =>
      document
        .querySelector<HTMLElement>('#story--ui-button--default--primary button')
        ?.style.setProperty('display', 'none'),
  },
];

for (const planted of PLANTED) {
  const unrest = Object.keys(planted);
  test(`it would be told: ${unrest.join(', ')}`, async ({ reader: { page, takeErrors } }) => {
    const docs = readDocs().find(({ id }) => id === 'ui-button--docs');
    if (!docs) throw new Error('there are no docs of the button');
    takeErrors();
    await open(page, docs);
    for (const plant of Object.values(planted)) await page.evaluate(plant);
    // what is watched for its size is heard a frame later
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const told = [...(await page.evaluate(findUnrest)), ...takeErrors()];
    // what was planted must not meet the next page
    await page.goto('about:blank');
    for (const one of unrest) expect(told).toContainEqual(expect.stringContaining(one));
    expect(told).toHaveLength(unrest.length);
  });
}

/** A part on the page by day, one in a frame by night. */
for (const [id, theme] of [
  ['ui-button--docs', 'light'],
  ['ui-modal--docs', 'dark'],
]) {
  test(`axe finds nothing on ${id}, ${theme}`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
    await page.locator('.guide-stage[data-marked="true"]').waitFor();
    await page.addScriptTag({ content: axe.source });
    const broken = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run({ include: '.guide', exclude: '.guide iframe' });
      return violations.map((rule) => `${rule.id}: ${rule.nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(broken).toEqual([]);
  });
}
