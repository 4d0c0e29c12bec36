import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepCount, type Quiet } from './quiet';
import { STATIC } from './server';

/** Globals of the toolbar by name: `theme`, `zoom`, `motion`, `fault`, `clock`. */
export type Globals = Record<string, string>;

interface PreparedStory {
  tags: string[];
  storyGlobals: StoryFacts['globals'];
  parameters: { viewport: { options: StoryFacts['viewports'] }; expectedErrors?: string[] };
}

/** What Storybook's own page offers, as far as it is used here. */
interface StorybookWindow {
  storyQuiet: Quiet;
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: never) => void): void;
    off(event: string, listener: (detail: never) => void): void;
    emit(event: string, detail: unknown): void;
    transports: unknown[];
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(story: { storyId: string }): Promise<PreparedStory>;
  };
}

interface Loaded {
  component: string;
  globals: string;
  last: string | undefined;
}
const loaded = new WeakMap<Page, Loaded>();
const taught = new WeakSet<Page>();
const shared = new WeakSet<Page>();

/**
 * From now on this page shows the stories of all components, as the story tests do: a page is loaded in a second, and a
 * story shown in a tenth of that. It has all code and styles from the beginning, so that no story waits for a part of its own.
 * A story stays as its `play` leaves it, however long somebody looks.
 */
export function shareBetweenComponents(page: Page): void {
  shared.add(page);
}

/** What runs beside a page: in it, a worker would take every message of Storybook's for work to do. */
const WORKER = /\.worker-[\w-]+\.js$/;

/** Every module and style sheet of the built Storybook's pages, as a page asks for it; always in the same order. */
const filesOf = (kind: 'js' | 'css'): string[] =>
  readdirSync(join(STATIC, 'assets'))
    .filter((file) => file.endsWith(`.${kind}`) && !WORKER.test(file))
    .sort()
    .map((file) => `/assets/${file}`);

/** Runs in the page: gives it all code, and all styles, which would come in the order in which stories need them. */
async function fetchAll({ modules, styles }: { modules: string[]; styles: string[] }): Promise<void> {
  const sheets = styles.map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(`${href} did not come`)));
    });
  });
  await Promise.all([...sheets, ...modules.map((module) => import(module))]);
}

/**
 * Runs in the page that has all its code: what Storybook keeps beside a story (its picture of docs that are on their way,
 * the modules that have come) is as much for axe to go through as a small story is.
 */
function clearAway(): void {
  for (const element of document.querySelectorAll('link[rel=modulepreload], .sb-preparing-docs')) element.remove();
}

/** As on a machine so many times slower: what waits for too short a time, or leans on a mock's luck, is found there. */
export const SLOWER = Number(process.env.STORIES_SLOWER ?? 1);

/** A story that hangs is told by its name long before the whole test is. */
const STORY_MS = 20_000 * SLOWER;

const componentOf = (id: string): string => id.slice(0, id.indexOf('--'));

/**
 * Makes sure that Storybook's page with these globals is loaded. Unless the page is shared it shows no story of another
 * component: nothing leaks from one into the next.
 */
async function loadFor(page: Page, id: string, globals: Globals): Promise<Loaded> {
  const wanted = { component: componentOf(id), globals: JSON.stringify(globals), last: undefined };
  const now = loaded.get(page);
  const isAtHand = now?.component === wanted.component || shared.has(page);
  if (now && isAtHand && now.globals === wanted.globals && now.last !== id) return now;
  if (!taught.has(page)) await page.addInitScript(keepCount);
  taught.add(page);
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => document.body.classList.contains('sb-show-nopreview'));
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StorybookWindow;
    await preview.ready();
    // whatever is told to a manager is packed for it, and kept for ever where there is none
    channel.transports.length = 0;
    // axe is asked for where it is wanted, see `axeFindings`: it is half of all time there is
    channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
    // a letter in its stand-in's face would be another picture
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  }, globals);
  if (shared.has(page)) {
    await page.evaluate(fetchAll, { modules: filesOf('js'), styles: filesOf('css') });
    await page.evaluate(clearAway);
  }
  loaded.set(page, wanted);
  return wanted;
}

/** What a story says of itself before it is shown. */
export interface StoryFacts {
  /** Its tags; the index does not know those of a story that is made elsewhere and only exported by its file. */
  tags: string[];
  /** What it pins: `{ viewport: { value: 'phone' }, theme: 'dark' }`. */
  globals: Record<string, unknown>;
  /** The viewports that a pinned one names. */
  viewports: Record<string, { styles: { width: string; height: string } }>;
  /** Words of each error that is part of it, which the console tells of. */
  expectedErrors: string[];
}

/** Reads a story without showing it. */
export async function storyFacts(page: Page, id: string, globals: Globals = {}): Promise<StoryFacts> {
  const [facts] = await factsOfStories(page, [id], globals);
  if (typeof facts === 'object') return facts;
  throw new Error(`${id}: ${facts}`);
}

/**
 * Reads stories of one component without showing them, all at once: each call is a message to the browser and back.
 * @returns in the same order; of a story that cannot be read, why
 */
export async function factsOfStories(
  page: Page,
  ids: string[],
  globals: Globals = {},
): Promise<(StoryFacts | string)[]> {
  const [first] = ids;
  if (first === undefined) return [];
  await loadFor(page, first, globals);
  return page.evaluate((storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
    const read = async (storyId: string) => {
      const { tags, storyGlobals, parameters } = await preview.loadStory({ storyId });
      const { viewport, expectedErrors = [] } = parameters;
      return { tags, globals: storyGlobals, viewports: viewport.options, expectedErrors };
    };
    return Promise.all(storyIds.map((id) => read(id).catch((error: unknown) => String(error))));
  }, ids);
}

/**
 * Shows a story and waits until it is finished: its `play` has passed, its requests are answered, its fonts and
 * pictures are there. The page keeps whatever viewport it has.
 * @throws with the reason, when the story throws or its `play` fails
 */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  await openWithin(page, id, globals, RELOADS);
}

/** How often one story may find its page loaded anew: a machine that is busy once can be so twice, a fault always is. */
const RELOADS = 4;

async function openWithin(page: Page, id: string, globals: Globals, reloads: number): Promise<void> {
  const problem = await attempt(page, id, globals).catch((error: unknown) => String(error));
  if (problem === null) return;
  // whatever is left of it must not meet the next story
  loaded.delete(page);
  const isAnew = [ANEW, ...BROKEN_OFF].some((words) => problem.includes(words));
  if (!isAnew || reloads === 0) throw new Error(`${id}: ${problem}`);
  // MSW does so where its worker was late on a busy machine; seen a few times in a thousand stories, and no fault of this one
  console.warn(`${id}: ${ANEW}`);
  await page.waitForLoadState();
  await openWithin(page, id, globals, reloads - 1);
}

/** @returns what went wrong, or null */
async function attempt(page: Page, id: string, globals: Globals): Promise<string | null> {
  const here = await loadFor(page, id, globals);
  here.last = id;
  return page.evaluate(show, { id, patience: STORY_MS, isKept: shared.has(page), anew: ANEW });
}

/** The page is not the one that `loadFor` has made ready: its globals and styles are gone, and so is what kept axe waiting. */
const ANEW = 'the page was loaded anew while it was shown';
/** What Playwright says where that happens in the middle of its call: of one in the page, and of one to load it. */
const BROKEN_OFF = ['Execution context was destroyed', 'is interrupted by another navigation'];

/** What Storybook tells of a story that is finished. */
interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string }[];
}

interface Shown {
  id: string;
  patience: number;
  /** It stays as its `play` leaves it, however long somebody looks. */
  isKept: boolean;
  /** The answer where the page was loaded anew before. */
  anew: string;
}

/** Runs in the page. @returns what went wrong, or null */
async function show({ id, patience, isKept, anew }: Shown): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyQuiet } = window as unknown as StorybookWindow;
  // as `loadFor` loads it they are cut
  if (channel.transports.length > 0) return anew;
  storyQuiet.restart();
  storyQuiet.awaitAnimations(false);
  window.scrollTo(0, 0);
  const problem = await new Promise<string | null>((resolve) => {
    let reason: string | undefined;
    const fail = (detail: { message?: string } | { message?: string }[]) => {
      // the first paragraph: after it some libraries print the whole page
      reason ??= [detail].flat()[0]?.message?.split('\n\n')[0] ?? 'failed without a word';
    };
    const missing = () => end('is not in this Storybook');
    const finish = ({ storyId, status, reporters }: Finished) => {
      if (storyId !== id) return;
      const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => type);
      // a `play` that threw is told before, and the story is a success all the same
      end(reason ?? (status === 'success' ? null : `failed without a word: ${failed.join(', ') || status}`));
    };
    const listeners = {
      storyThrewException: fail,
      playFunctionThrewException: fail,
      unhandledErrorsWhilePlaying: fail,
      storyMissing: missing,
      storyFinished: finish,
    };
    const tooLate = (ms: number) => setTimeout(() => end(`not finished after ${ms / 1000} s`), ms);
    const timers = [tooLate(patience)];
    // what nobody catches can keep Storybook from ever finishing; why is told by who listens to the page
    const hurry = () => timers.push(tooLate(patience / 10));
    window.addEventListener('error', hurry);
    window.addEventListener('unhandledrejection', hurry);
    const end = (answer: string | null) => {
      storyQuiet.awaitAnimations(true);
      if (isKept) storyQuiet.hold();
      for (const timer of timers) clearTimeout(timer);
      window.removeEventListener('error', hurry);
      window.removeEventListener('unhandledrejection', hurry);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(answer);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  if (problem !== null) return problem;
  await storyQuiet.settled();
  await document.fonts.ready;
  const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const ended = fading.map(({ finished }) => finished.catch(() => undefined));
  let timer: number | undefined;
  // what takes longer is no entrance: a countdown, a toast's time
  const late = new Promise((resolve) => {
    timer = window.setTimeout(resolve, 500);
  });
  await Promise.race([Promise.all(ended), late]);
  clearTimeout(timer);
  return null;
}
