import type { Page } from '@playwright/test';
import type { Version } from '../../.storybook/visual/versions';
import type { Quiet } from './quiet';

/** A rule that is broken: where, and what axe says of it. */
export interface Finding {
  rule: string;
  /** CSS selectors of the parts that break it. */
  places: string[];
  help: string;
}

/** What axe tells of a rule. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: (string | string[])[] }[];
}

interface StorybookWindow {
  storyQuiet: Quiet;
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: never) => void): void;
    off(event: string, listener: (detail: never) => void): void;
    emit(event: string, storyId: string, settings: object): void;
  };
  __STORYBOOK_PREVIEW__: { loadStory(story: { storyId: string }): Promise<{ parameters: { a11y?: object } }> };
}

/**
 * The rules that ask for colours, of those that run: whatever else axe asks for (roles, names, order, sizes) is the same
 * in another theme. docs/decisions/0046 has them by axe's source.
 */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Lets Storybook's add-on run axe over what the page shows now, by this story's own settings.
 * @param only rules to run; without it all
 */
export async function axeFindings(page: Page, storyId: string, only?: string[]): Promise<Finding[]> {
  const violations = await page.evaluate(
    async ({ id, only }) => {
      const {
        __STORYBOOK_ADDONS_CHANNEL__: channel,
        __STORYBOOK_PREVIEW__: preview,
        storyQuiet,
      } = window as unknown as StorybookWindow;
      const { parameters } = await preview.loadStory({ storyId: id });
      return new Promise<Violation[]>((resolve, reject) => {
        const over = () => {
          storyQuiet.awaitAnimations(true);
          channel.off('storybook/a11y/result', found);
          channel.off('storybook/a11y/error', failed);
        };
        const found = (result: { violations: Violation[] }) => {
          over();
          resolve(result.violations);
        };
        const failed = (error: Error) => {
          over();
          reject(error);
        };
        channel.on('storybook/a11y/result', found);
        channel.on('storybook/a11y/error', failed);
        // what passes is not told part by part, which takes longer than to find what does not
        const rules = only && { runOnly: { type: 'rule', values: only } };
        const told = { options: { resultTypes: ['violations'], ...rules } };
        storyQuiet.awaitAnimations(false);
        channel.emit('storybook/a11y/manual', id, { ...parameters.a11y, ...told });
      });
    },
    { id: storyId, only },
  );
  return violations.map(({ id: rule, help, nodes }) => ({
    rule,
    help,
    places: nodes.map(({ target }) => target.flat().join(' ')),
  }));
}

type Looks = Pick<Version, 'width' | 'theme'>;

/** What axe has not seen of a story yet: a width has parts of its own, a theme of a known width only colours. */
export class Unseen {
  readonly #seen: Looks[];

  /** @param first the version that axe has seen with all its rules */
  constructor(first: Looks) {
    this.#seen = [first];
  }

  /** @returns the rules that can find something new in this version; none if it has been seen, null for all */
  take({ width, theme }: Looks): string[] | null {
    const ofWidth = this.#seen.filter((one) => one.width === width);
    this.#seen.push({ width, theme });
    if (ofWidth.length === 0) return null;
    return ofWidth.some((one) => one.theme === theme) ? [] : COLOUR_RULES;
  }
}
