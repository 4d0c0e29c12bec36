import type { Names } from './names';

/** Tells what a page says from what it was given to say: catalogues say it in pseudo-language, see .storybook/pseudo. */
export interface Said {
  /** While the page speaks English: what ends in dots there does for its data. */
  remember(): void;
  /**
   * Words on the page, or heard, that no catalogue says and that come from nowhere else.
   * @param fixed what the specification says in English alone
   */
  hardCoded(fixed: string[]): string[];
  /** Words of a catalogue that end in dots, or run out of the box they stand in. */
  tooLong(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachSaid(): void {
  const { names } = window as unknown as { names: Names };
  const HEARD = ['aria-label', 'placeholder', 'alt', 'title'];
  /** Rounding, and letters that stand out of their line; px. */
  const SLACK = 3;
  const AT_MOST = 6;
  /** Names, what happened, and was told in the language of its moment, and Storybook's own. */
  const OTHERS = '[translate=no], [role=alert], [role=status], .sd-toaster, .sd-banner, .sb-wrapper, #storybook-docs';
  /** What is written of days and times, and the languages' own names. */
  const FORMATTED =
    /\b(?:today|tomorrow|yesterday|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]m|mg|english|bahasa indonesia)\b/giu;

  /** How a date is written: `dd/mm/yyyy`. */
  const PATTERN = /^(?:(\p{L})\1+[-./]?)+$/u;
  /** Sums up what stands in full once it is unfolded: that may end in dots. */
  const SUMMED = '.sd-ocard-sum';

  /** Without codes (`IDR`) and signs (`x`). */
  const parts = (text: string): string[] =>
    text
      .replaceAll(/(?<![\p{L}\p{M}])(?:\p{Lu}+|\p{L})(?![\p{L}\p{M}])/gu, '·')
      .split(/[^\p{L}\p{M}'’&. -]+|\s[-–—]\s/u)
      .map((part) => part.trim().replace(/\.$/, '').toLowerCase())
      .filter((part) => /\p{L}/u.test(part));

  /** Data says the same in every language: what the server answered, the device keeps, and the story gives. */
  const known = new Set<string>();
  const note = (value: unknown, depth = 0): void => {
    if (typeof value === 'string') {
      known.add(value.trim().toLowerCase());
      for (const part of parts(value)) known.add(part);
    } else if (value !== null && typeof value === 'object' && depth < 12)
      for (const [key, one] of Object.entries(value)) if (!key.startsWith('_')) note(one, depth + 1);
  };
  function noteTheStory(): void {
    for (const text of Object.values(localStorage) as string[]) {
      try {
        note(JSON.parse(text));
      } catch {
        note(text);
      }
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { storyRenders: { story?: { initialArgs?: object } }[] };
    };
    for (const { story } of preview.storyRenders) note(story?.initialArgs);
  }
  const read = Response.prototype.text;
  Response.prototype.text = async function text() {
    const body = await read.call(this);
    if (this.headers.get('content-type')?.includes('json')) note(JSON.parse(body || 'null'));
    return body;
  };

  /** What is left of a text without what stands in a catalogue's brackets. */
  function unbracketed(text: string): string {
    const left = text.replaceAll(/\[[^[\]]*\]/g, '·');
    return left === text ? text : unbracketed(left);
  }
  /** One name, or several side by side. */
  const isData = (part: string): boolean =>
    known.has(part) ||
    [...part.matchAll(/ /g)].some(({ index }) => known.has(part.slice(0, index)) && isData(part.slice(index + 1)));
  const isSpoken = (text: string) => {
    const left = unbracketed(text).trim();
    // what is all capitals is a code
    if (!/\p{Ll}/u.test(left) || PATTERN.test(left) || known.has(left.toLowerCase())) return true;
    return parts(left.replaceAll(FORMATTED, '·')).every(isData);
  };

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      const text = node.nodeValue;
      if (!box || !text?.trim() || box.closest('script, style, noscript')) continue;
      yield { node, box, text };
    }
  }
  const isInline = (element: Element) => /^(?:inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (element: Element): Element =>
    isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;

  function isCutByDots(block: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(block);
    if (textOverflow === 'ellipsis') return block.scrollWidth > block.clientWidth + 1;
    return webkitLineClamp !== 'none' && block.scrollHeight > block.clientHeight + SLACK;
  }

  let dotted = new Set<Element>();
  const said: Said = {
    remember() {
      dotted = new Set([...texts()].map(({ box }) => blockOf(box)).filter(isCutByDots));
    },
    hardCoded(fixed) {
      note(fixed);
      noteTheStory();
      const found = new Set<string>();
      for (const { box, text } of texts()) {
        if (!box.closest(OTHERS) && !isSpoken(text) && box.checkVisibility({ visibilityProperty: true }))
          found.add(`${names.nameOf(box)}: ${text.trim().slice(0, 60)}`);
      }
      for (const name of HEARD) {
        for (const element of document.querySelectorAll(`#storybook-root [${name}], [role=dialog] [${name}]`)) {
          const text = element.getAttribute(name) ?? '';
          if (!element.closest(OTHERS) && !isSpoken(text))
            found.add(`${element.localName} ${name}: ${text.slice(0, 60)}`);
        }
      }
      return [...found].slice(0, AT_MOST);
    },
    tooLong() {
      const found = new Set<string>();
      const range = document.createRange();
      for (const { node, box, text } of texts()) {
        if (!text.includes('[') || !names.isSeen(box)) continue;
        const block = blockOf(box);
        if (!dotted.has(block) && !block.closest(SUMMED) && isCutByDots(block))
          found.add(`${names.nameOf(box)} ends in dots`);
        range.selectNodeContents(node);
        const place = range.getBoundingClientRect();
        const edge = block.getBoundingClientRect();
        // a box that cuts them off is told by itself
        if (getComputedStyle(block).overflowX !== 'visible') continue;
        if (place.width > 0 && (place.right > edge.right + SLACK || place.left < edge.left - SLACK))
          found.add(`${names.nameOf(box)} runs out of ${names.nameOf(block)}`);
      }
      return [...found].slice(0, AT_MOST);
    },
  };
  Object.assign(window, { said });
}
