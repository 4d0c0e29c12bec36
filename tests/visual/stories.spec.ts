import { versionsOf } from '../../.storybook/visual/versions';
import { openStory, storyFacts } from '../storybook/openStory';
import { byTitle, readStories, type StoryEntry } from '../storybook/stories';
import { titlesWithPictures } from './baselines.mjs';
import { Judge } from './judge';
import type { Change, Outcome } from './record';
import { test } from './studio';
import { takePicture } from './takePicture';

const titles = byTitle(readStories().filter(({ tags }) => tags.includes('visual')));

const pictureName = ({ id }: StoryEntry, version: string): string => `${id.slice(id.indexOf('--') + 2)}.${version}`;

/** What the runner prints; the report shows it. */
function told({ kind, title, name, difference }: Change): string {
  if (kind === 'new') return `${title}, ${name}: has no baseline yet`;
  if (kind === 'removed') return `${title}, ${name}: has a baseline, but no story any more`;
  const { count = 0, box = null } = difference ?? {};
  const where = box ? `${box.width} × ${box.height} at ${box.x}, ${box.y}` : 'only the size';
  return `${title}, ${name}: ${count} pixels differ (${where})`;
}

function expectAccepted({ changes, broken }: Outcome): void {
  const lines = [...changes.map(told), ...broken.map(({ reason }) => `not pictured: ${reason}`)];
  if (lines.length === 0) return;
  const advice = 'See test-results/visual-report/index.html; if this is meant: npm run visual:accept';
  throw new Error([...lines, advice].join('\n'));
}

for (const [title, stories] of titles) {
  test(title, async ({ studio: { page, cdp } }) => {
    test.setTimeout(20_000 + stories.length * 20_000);
    const judge = new Judge(title);
    const broken: Outcome['broken'] = [];
    for (const story of stories) {
      const facts = await storyFacts(page, story.id);
      const versions = versionsOf({ id: story.id, title, file: story.importPath, ...facts });
      const [first] = versions;
      if (!first) continue;
      try {
        await page.setViewportSize(first);
        await openStory(page, story.id);
        for (const version of versions) {
          const png = await takePicture(page, cdp, version, title.startsWith('Screens/') ? 'page' : 'content');
          await judge.compare(story.id, pictureName(story, version.name), png);
        }
      } catch (error) {
        broken.push({ story: story.id, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    await judge.tellRemoved((name) => broken.some(({ story }) => name.startsWith(`${story.split('--')[1]}.`)));
    expectAccepted(judge.conclude(broken));
  });
}

test('every baseline has its stories', async () => {
  const outcomes: Outcome[] = [];
  for (const title of titlesWithPictures().filter((title) => !titles.has(title))) {
    const judge = new Judge(title);
    await judge.tellRemoved(() => false);
    outcomes.push(judge.conclude());
  }
  expectAccepted({ same: 0, changes: outcomes.flatMap(({ changes }) => changes), broken: [] });
});
