// Which stories act, in their `play` or in a helper it calls: click, type, drag or move the focus. See
// docs/decisions/0043.
import { playsOf } from './plays.mjs';

/** What a hand is called in a `play`. */
const HANDS = new Set(['userEvent', 'fireEvent']);
/** Methods of an element that do what a hand does. */
const DEEDS = new Set(['click', 'focus', 'dispatchEvent', 'requestSubmit']);

const isDeed = ({ type, callee, property }) =>
  (type === 'CallExpression' && DEEDS.has(callee.property?.name)) ||
  (type === 'MemberExpression' && HANDS.has(property.name));

/**
 * @param {(path: string) => string | undefined} read a file's text, from the root
 * @returns {(path: string, story: string) => boolean} whether a file's story acts
 */
export function actingStories(read) {
  const codeOf = playsOf(read);
  const isActing = (node) => isDeed(node) || (node.type === 'Identifier' && HANDS.has(node.name));
  return (path, story) => {
    for (const node of codeOf(path, story)) if (isActing(node)) return true;
    return false;
  };
}

/** Both say that a story acts: for what is done, or to show what cannot be shown otherwise. */
const BEHAVIOUR = 'behaviour';
const POSED = 'posed';

/**
 * What a story says of itself that is not so.
 * @param {{title: string, name: string, tags: string[]}} story
 * @param {boolean} acts whether its `play` does
 * @param {ReadonlySet<string>} states names that stand for what is seen, not for what is done
 * @param {ReadonlySet<string>} untouched those of them that are seen before anybody does anything
 * @returns {string | undefined}
 */
export function flawOf({ title, name, tags }, acts, states, untouched) {
  const say = (flaw) => `${title}, ${name}: ${flaw}`;
  const told = [BEHAVIOUR, POSED].filter((tag) => tags.includes(tag));
  if (told.length > 1) return say(`is either ${BEHAVIOUR} or ${POSED}`);
  if (acts && told.length === 0)
    return say(`its play acts: let it only look, and move what is done to a story tagged ${BEHAVIOUR}`);
  // a behaviour may be what happens by itself
  if (!acts && told[0] === POSED) return say(`is tagged ${POSED}, and its play only looks`);
  if (acts && untouched.has(name)) return say('is seen before anybody does anything: its play only looks');
  if (told[0] === BEHAVIOUR && states.has(name)) return say(`has the name of a state: name what is done, or pose it`);
  return undefined;
}
