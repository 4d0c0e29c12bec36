// For stories that are run by themselves (`npm run test:stories`): each fails by what it says in the console and by calls
// that no mock knows, as in the walk over all of them.
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeEach, vi } from 'vitest';
import { isCall, isOfStorybook, lineOf, unexpected } from './expected';
import { keepCount, type Quiet } from './quiet';

const quietOf = () => (window as unknown as { storyQuiet?: Quiet }).storyQuiet;
// one page for several files
if (!quietOf()) keepCount();

let heard: string[] = [];

// what does not load the browser says by itself, where no script hears it: told in its words
const refused = (entries: PerformanceEntryList): string[] =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, responseStatus }) => responseStatus >= 400 && !isCall(name))
    .map(({ responseStatus }) => lineOf('error', [`Failed to load resource: status of ${responseStatus}`]));
const loads = new PerformanceObserver((list) => heard.push(...refused(list.getEntries())));
loads.observe({ type: 'resource' });

beforeEach(() => {
  // what came after the end of the story before is not of this one
  loads.takeRecords();
  heard = [];
  quietOf()?.restart();
  for (const type of ['error', 'warn'] as const) {
    const say = console[type].bind(console);
    vi.spyOn(console, type).mockImplementation((...args: unknown[]) => {
      if (!isOfStorybook(String(args[0]))) heard.push(lineOf(type, args.map(String)));
      say(...args);
    });
  }
});

afterEach(async (context) => {
  // what a story asks for as it is drawn is answered a moment later
  await quietOf()?.settled();
  heard.push(...refused(loads.takeRecords()));
  vi.restoreAllMocks();
  const { story } = context as typeof context & { story?: ComposedStoryFn };
  const lines = unexpected(heard, (story?.parameters.expectedErrors as string[] | undefined) ?? []);
  if (lines.length > 0) throw new Error(lines.join('\n'));
});
