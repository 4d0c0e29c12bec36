/** The parameter that tells a page of a story that it is one frame among others. */
export const FRAME_PARAM = 'frame';

/** Storybook frames a story in its docs where its file says so (`parameters.docs.story.inline: false`). */
const isInDocs = () => Boolean(window.frameElement?.closest('[data-story-block]'));

/**
 * `live`: one story beside another, to be used. `picture`: one of many, to be looked at. `docs`: among the words of a
 * docs page. Null: the page itself.
 */
export const frameKind = () => (isInDocs() ? 'docs' : new URLSearchParams(location.search).get(FRAME_PARAM));

/**
 * The address of a story's own page, beside the page that frames it: right under any folder the Storybook is served from.
 * @param globals toolbar values by name
 */
export function pictureUrl(id: string, globals: Record<string, string>): string {
  // many checks at once would only take time: every story is checked in its test
  const values = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${values.join(';')}&${FRAME_PARAM}=picture`;
}
