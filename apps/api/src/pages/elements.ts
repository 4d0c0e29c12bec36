/** An element of a page that does not run: what a selector can ask of it. */
export interface PageElement {
  /** In lower case. */
  tag: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | null;
  /** The one before it under the same parent. */
  previous: PageElement | null;
}

/** The tags of React's HTML, in whose text no `<` stands by itself. */
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const COMMENT = /<!--.*?-->/gs;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The elements of HTML as React writes it, in a `html` and a `body` of their own, in the order in which they begin. */
export function elementsOf(html: string): PageElement[] {
  const all: PageElement[] = [];
  const last = new Map<PageElement | null, PageElement>();
  let parent: PageElement | null = null;
  const open = (tag: string, written: string): PageElement => {
    const attributes = new Map<string, string>();
    for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE))
      attributes.set(name.toLowerCase(), plain(value));
    const classes = new Set(attributes.get('class')?.split(/\s+/));
    const element = { tag, classes, attributes, parent, previous: last.get(parent) ?? null };
    last.set(parent, element);
    all.push(element);
    return element;
  };
  parent = open('html', '');
  parent = open('body', '');
  for (const [, end, name = '', written = ''] of html.replace(COMMENT, '').matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (VOID.test(tag)) open(tag, written);
    else if (!end) parent = open(tag, written);
    else if (parent?.tag === tag) parent = parent.parent;
  }
  return all;
}
