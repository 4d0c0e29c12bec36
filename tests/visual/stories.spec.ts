import type { Page } from '@playwright/test';
import { stageOf, versionsOf } from '../../.storybook/visual/versions';
import { Conditions } from '../conditions/conditions';
import { isForced, lookUnderFaults } from '../faults/faults';
import { axeFindings, Unseen } from '../storybook/axe';
import { factsOfStories, openStory, SLOWER, type StoryFacts } from '../storybook/openStory';
import { byTitle, chosenStories, PLANTED, readStories, type StoryEntry, THROWS } from '../storybook/stories';
import { viewportOf } from '../storybook/viewport';
import { titlesWithPictures } from './baselines.mjs';
import { Camera } from './camera';
import { Judge } from './judge';
import type { Change, Outcome } from './record';
import { Repeats } from './repeats';
import { type Studio, test } from './studio';

const isWalked = ({ tags }: StoryEntry): boolean => !tags.includes(THROWS) && !tags.includes(PLANTED);
const all = byTitle(readStories().filter(isWalked));
const titles = byTitle(chosenStories().filter(isWalked));

/** What the runner prints; the report shows it. */
function told({ kind, title, name, difference }: Change): string {
  if (kind === 'new') return `${title}, ${name}: has no baseline yet`;
  if (kind === 'removed') return `${title}, ${name}: has a baseline, but no story any more`;
  const { count = 0, box = null } = difference ?? {};
  const where = box ? `${box.width} × ${box.height} at ${box.x}, ${box.y}` : 'only the size';
  return `${title}, ${name}: ${count} pixels differ (${where})`;
}

/** @param only rules that can find something new; without it all */
async function expectAccessible(page: Page, story: string, where = '', only?: string[]): Promise<void> {
  const findings = await axeFindings(page, story, only);
  if (findings.length === 0) return;
  const lines = findings.map(({ rule, help, places }) => `${rule}: ${help} (${places.join(', ')})`);
  throw new Error(`${story}: axe finds${where} ${lines.join('; ')}`);
}

/** @param findings what else was found, a line each */
function expectAccepted({ changes, broken }: Outcome, findings: string[] = []): void {
  const lines = [...changes.map(told), ...broken.map(({ reason }) => `not pictured: ${reason}`)];
  if (lines.length > 0)
    lines.push('See test-results/visual-report/index.html; if this is meant: npm run visual:accept');
  if (lines.length + findings.length > 0) throw new Error([...lines, ...findings].join('\n'));
}

interface Lookers {
  camera: Camera;
  conditions: Conditions;
  repeats: Repeats;
}

/**
 * Opens a story and looks at it from every side.
 * @returns what faults do to it, a line each; a picture that differs is the judge's to tell, the rest the camera's and the conditions'
 * @throws with the first thing that is wrong
 */
async function look(
  studio: Studio,
  story: StoryEntry,
  { expectedErrors, ...facts }: StoryFacts,
  { camera, conditions, repeats }: Lookers,
): Promise<string[]> {
  const { page, setClock, expectNoErrors, takeErrors } = studio;
  const { id, title, importPath: file } = story;
  const subject = { id, title, file, ...facts };
  const versions = versionsOf(subject);
  const stage = stageOf(subject);
  await setClock(versions.length > 0 ? 'still' : 'running');
  await viewportOf(page).resize(stage);
  await conditions.expect(page, story);
  await openStory(page, id);
  await expectAccessible(page, id);
  await conditions.lookAtOnce(page, story);
  const unseen = new Unseen({ width: stage.width, theme: subject.globals.theme === 'dark' ? 'dark' : 'light' });
  await camera.picture(story, versions, async (version) => {
    const rules = unseen.take(version);
    if (rules?.length !== 0) await expectAccessible(page, id, ` at ${version.name}`, rules ?? undefined);
  });
  await conditions.look(page, story, stage);
  repeats.note(subject);
  await expectNoErrors(id, expectedErrors);
  return isForced(story) ? lookUnderFaults(page, story, takeErrors) : [];
}

for (const [title, stories] of titles) {
  test(title, async ({ studio }) => {
    test.setTimeout((20_000 + stories.length * 20_000) * SLOWER);
    const judge = new Judge(title);
    const camera = new Camera(studio.page, studio.cdp, judge);
    const conditions = new Conditions(title, all.get(title) ?? []);
    const repeats = new Repeats();
    const broken: Outcome['broken'] = [];
    const faulty: string[] = [];
    const facts = await factsOfStories(
      studio.page,
      stories.map(({ id }) => id),
    );
    for (const [at, story] of stories.entries()) {
      try {
        const known = facts[at];
        if (typeof known !== 'object') throw new Error(`${story.id}: ${known}`);
        // a step of its own: outside of one the runner goes through all that were, for each call
        await test.step(story.id, async () => {
          faulty.push(...(await look(studio, story, known, { camera, conditions, repeats })));
        });
      } catch (error) {
        broken.push({ story: story.id, reason: studio.explain(story.id, error) });
      }
    }
    // what broke is not gone, nor what was not chosen
    const ids = new Set(stories.map(({ id }) => id));
    const left = (all.get(title) ?? []).filter(({ id }) => !ids.has(id));
    const unseen = [...broken.map(({ story }) => story), ...left.map(({ id }) => id)];
    await judge.tellRemoved((name) => unseen.some((id) => name.startsWith(`${id.split('--')[1]}.`)));
    // without all of them, what a story repeats may not have been seen
    const repeated = unseen.length > 0 ? [] : await repeats.lines(studio.page, judge);
    expectAccepted(judge.conclude(broken), [...camera.lines(), ...conditions.lines(), ...faulty, ...repeated]);
  });
}

test('every baseline has its stories', async () => {
  const outcomes: Outcome[] = [];
  for (const title of titlesWithPictures().filter((title) => !all.has(title))) {
    const judge = new Judge(title);
    await judge.tellRemoved(() => false);
    outcomes.push(judge.conclude());
  }
  expectAccepted({ same: 0, changes: outcomes.flatMap(({ changes }) => changes), broken: [] });
});
