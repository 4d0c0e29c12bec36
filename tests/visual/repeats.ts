import type { Page } from '@playwright/test';
import { BEHAVIOUR, type Subject, versionsOf } from '../../.storybook/visual/versions';
import { lookAlike } from '../storybook/lookAlike';
import type { Judge } from './judge';

/** The tag of a picture; `!visual` takes it away. */
const VISUAL = 'visual';

const namesOf = (subject: Subject): string[] => versionsOf(subject).map(({ name }) => name);
const isPinned = ({ globals }: Subject): boolean => 'viewport' in globals || 'theme' in globals;
/** What its `play` reaches is not what its neighbours show. */
const isAtRest = ({ tags }: Subject): boolean => !tags.includes('posed') && !tags.includes(BEHAVIOUR);
const exportOf = (id: string): string => id.slice(id.indexOf('--') + 2);

/**
 * Screens have stories that only show a state in another window or theme, for who looks at them in Storybook. That state
 * is pictured there anyway, so such a story is tagged `!visual`; and only such a one may be, so that none hides a state.
 */
export class Repeats {
  readonly #subjects: Subject[] = [];

  /** @param subject a story that was looked at */
  note(subject: Subject): void {
    if (subject.title.startsWith('Screens/')) this.#subjects.push(subject);
  }

  /** @returns what is pictured twice, and what is not pictured at all, a line each */
  async lines(page: Page, judge: Pick<Judge, 'equals'>): Promise<string[]> {
    const lines: string[] = [];
    const states = this.#subjects.filter((one) => !isPinned(one) && isAtRest(one) && namesOf(one).length > 0);
    for (const subject of this.#subjects.filter((one) => isPinned(one) && isAtRest(one))) {
      const isPictured = namesOf(subject).length > 0;
      const versions = isPictured ? namesOf(subject) : namesOf({ ...subject, tags: [...subject.tags, VISUAL] });
      const wide = states.filter((state) => versions.every((version) => namesOf(state).includes(version)));
      const alike = await lookAlike(
        page,
        subject.id,
        wide.filter(({ file }) => file === subject.file).map(({ id }) => id),
      );
      const twin = alike.find((id) =>
        versions.every((name) => judge.equals(`${exportOf(subject.id)}.${name}`).includes(`${exportOf(id)}.${name}`)),
      );
      if (isPictured && twin) lines.push(`${subject.id}: is ${twin} once more, pictured already: tag it !visual`);
      if (!isPictured && alike.length === 0)
        lines.push(`${subject.id}: is tagged !visual, and no pictured story is the same but for its window and theme`);
    }
    return lines;
  }
}
