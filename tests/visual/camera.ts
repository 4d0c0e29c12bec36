import type { CDPSession, Page } from '@playwright/test';
import { POINTER, type Version } from '../../.storybook/visual/versions';
import type { StoryEntry } from '../storybook/stories';
import type { Clip } from '../storybook/viewport';
import { capture, frameUp, pose, release } from './frameUp';
import type { Judge } from './judge';
import type { Mirror } from './mirror';
import type { Paper } from './paper';
import { changedIn, type Pixels, readPixels } from './pixels.mjs';
import { byLook, POINTED, Pointer } from './pointer';
import type { Frame, Posing } from './posing';
import type { Target, Targets } from './targets';

type Lessons = Window & { storyTargets: Targets; storyMirror: Mirror; storyPaper: Paper; storyPosing: Posing };

/** Of a target, px: an edge that answers is more. */
const SEEN = 8;
/** How far round a target its ring is drawn, px: further it would be a neighbour's. */
const RING = 5;

/** A picture that was taken, with the part of the page it shows. */
interface Taken {
  clip: Clip;
  pixels: Pixels;
}

/** Pictures the stories of one title in all their versions, and looks at what only such a picture can tell. */
export class Camera {
  readonly #found = new Map<string, Set<string>>();

  constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly judge: Judge,
  ) {}

  /**
   * Pictures the story that is shown, in one visit; the page is as before, but for the size of its window.
   * @param look what else is asked of the page in each version at rest, while it poses
   */
  async picture(story: StoryEntry, versions: Version[], look?: (version: Version) => Promise<void>): Promise<void> {
    const frame: Frame = story.title.startsWith('Screens/') ? 'page' : 'content';
    const atRest = new Map<string, Taken>();
    for (const version of versions.filter(({ look }) => look === undefined)) {
      const clip = await frameUp(this.page, version, frame);
      atRest.set(version.theme, { clip, pixels: await this.#take(story, version, clip) });
      await look?.(version);
    }
    await this.#underPointer(
      story,
      versions.filter(({ look }) => POINTED.has(look)),
      atRest,
    );
    for (const version of versions) {
      if (version.look === 'rtl') await this.#turned(story, version);
      if (version.look === 'print') await this.#onPaper(story, version);
    }
    await release(this.page);
  }

  /** What was found, each thing once with the names of the stories it was found in. */
  lines(): string[] {
    return [...this.#found].map(([told, stories]) => `${told} (${[...stories].join(', ')})`);
  }

  async #underPointer(story: StoryEntry, versions: Version[], atRest: Map<string, Taken>): Promise<void> {
    if (versions.length === 0) return;
    const targets = await this.page.evaluate(() => (window as unknown as Lessons).storyTargets.list());
    if (targets.length === 0) {
      if (story.tags.includes(POINTER)) this.#tell(story, `tagged ${POINTER}`, ['nothing in it can be acted on']);
      return;
    }
    const pointer = await Pointer.over(this.page, this.cdp);
    for (const version of versions.toSorted(byLook)) {
      await pointer.show(version.look);
      // measured at rest: what moves under the pointer does not move the picture
      const [somewhere] = atRest.values();
      const clip = (atRest.get(version.theme) ?? somewhere)?.clip;
      if (!clip) throw new Error('a story is pictured under the pointer, and not at rest');
      await pose(this.page, version.theme, 'content');
      const pixels = await this.#take(story, version, clip);
      const rest = atRest.get(version.theme);
      if (!rest || version.look === 'active') continue;
      const { silent, talking } = answersOf(targets, rest, pixels, version.look === 'focus' ? RING : 0);
      if (version.look === 'focus') {
        this.#tell(story, 'the focus is not seen on', silent);
        continue;
      }
      this.#tell(story, 'looks under a pointer as at rest', silent);
      this.#tell(story, 'is off, and answers to a pointer', talking);
    }
    await pointer.leave();
  }

  async #turned(story: StoryEntry, version: Version): Promise<void> {
    await frameUp(this.page, version, 'content');
    await this.page.evaluate(() => {
      const { storyMirror, storyPosing } = window as unknown as Lessons;
      storyMirror.remember();
      return storyPosing.turn();
    });
    const clip = await frameUp(this.page, version, 'content');
    const found = await this.page.evaluate(() => (window as unknown as Lessons).storyMirror.unmirrored());
    this.#tell(story, 'not mirrored from right to left', found);
    await this.#take(story, version, clip);
  }

  async #onPaper(story: StoryEntry, version: Version): Promise<void> {
    await this.page.emulateMedia({ media: 'print' });
    const flaws = () => this.page.evaluate(() => (window as unknown as Lessons).storyPaper.flaws());
    await frameUp(this.page, { ...version, theme: 'dark' }, 'content');
    this.#tell(story, 'on paper, from the dark theme', await flaws());
    const clip = await frameUp(this.page, version, 'content');
    this.#tell(story, 'on paper', await flaws());
    await this.#take(story, version, clip);
    const cuts = await this.page.evaluate(() => (window as unknown as Lessons).storyPaper.cuts());
    this.#tell(story, 'on paper', cuts);
    await this.page.emulateMedia({ media: null });
  }

  async #take({ id }: StoryEntry, version: Version, clip: Clip): Promise<Pixels> {
    const pixels = await readPixels(await capture(this.page, this.cdp, clip));
    await this.judge.compare(id, `${id.slice(id.indexOf('--') + 2)}.${version.name}`, pixels);
    return pixels;
  }

  #tell({ name }: StoryEntry, condition: string, found: string[]): void {
    for (const what of found) {
      const told = `${condition}: ${what}`;
      this.#found.set(told, (this.#found.get(told) ?? new Set()).add(name));
    }
  }
}

/** Those that should answer and do not, and those that do and should not; looked at as far as `margin` px round them. */
function answersOf(
  targets: Target[],
  rest: Taken,
  now: Pixels,
  margin: number,
): { silent: string[]; talking: string[] } {
  const answers = ({ box }: Target) => {
    const place = {
      x: box.x - rest.clip.x - margin,
      y: box.y - rest.clip.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    };
    return changedIn(rest.pixels, now, place) >= SEEN;
  };
  const named = (wanted: Target['answers'], isHeard: boolean) =>
    targets.filter((target) => target.answers === wanted && answers(target) === isHeard).map(({ name }) => name);
  return { silent: named('yes', false), talking: named('no', true) };
}
