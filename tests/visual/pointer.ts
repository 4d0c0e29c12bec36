import type { CDPSession, Page } from '@playwright/test';
import type { Look, Version } from '../../.storybook/visual/versions';
import type { Targets } from './targets';

/** What the browser is made to believe of each element for a look. */
const STATES = { hover: ['hover'], active: ['hover', 'active'], focus: ['focus', 'focus-visible'] } as const;

type Pointed = keyof typeof STATES;

/** The looks that take a pointer, or the keyboard's focus. */
export const POINTED: ReadonlySet<Look | undefined> = new Set<Look | undefined>(Object.keys(STATES) as Pointed[]);

const LOOKS = Object.keys(STATES);
/** Sorts the versions of a story so that the pointer comes to each look once, whatever theme it is pictured in. */
export const byLook = (one: Version, other: Version): number =>
  LOOKS.indexOf(one.look ?? '') - LOOKS.indexOf(other.look ?? '');

/**
 * A pointer over everything at once that can be acted on, and over all that holds it, as a real one is. The browser
 * itself is told: what matches `:hover` then is what would.
 */
export class Pointer {
  #look: Look | undefined;

  private constructor(
    readonly cdp: CDPSession,
    /** What can be acted on; the focus is on them alone. */
    readonly targets: number[],
    readonly holders: number[],
  ) {}

  /** @throws when this browser has no pointer that hovers: rules asking for one would not be seen */
  static async over(page: Page, cdp: CDPSession): Promise<Pointer> {
    const { canHover, selector } = await page.evaluate(() => ({
      canHover: matchMedia('(hover: hover)').matches,
      selector: (window as unknown as { storyTargets: Targets }).storyTargets.selector,
    }));
    if (!canHover) throw new Error('this browser says that it has no pointer that hovers');
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
    const find = async (wanted: string) =>
      (await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: wanted })).nodeIds;
    const holders = await find(`:has(:is(${selector})):not(:is(${selector}))`);
    return new Pointer(cdp, await find(selector), holders);
  }

  async show(look: Look | undefined): Promise<void> {
    if (look === this.#look) return;
    this.#look = look;
    const states = STATES[look as Pointed];
    // every node is a message to the browser
    await this.#force(this.targets, states);
    await this.#force(this.holders, look === 'focus' ? [] : states);
  }

  /** Takes it away. */
  async leave(): Promise<void> {
    await this.cdp.send('CSS.disable');
    await this.cdp.send('DOM.disable');
  }

  async #force(nodes: number[], states: readonly string[]): Promise<void> {
    const force = (nodeId: number) =>
      this.cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
    await Promise.all(nodes.map(force));
  }
}
