// Which stories act, in their `play` or in a helper it calls: click, type, drag or move the focus. See
// docs/decisions/0043.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** What a hand is called in a `play`. */
const HANDS = new Set(['userEvent', 'fireEvent']);
/** Methods of an element that do what a hand does. */
const DEEDS = new Set(['click', 'focus', 'dispatchEvent', 'requestSubmit']);

const isNode = (value) => typeof value?.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** A property's key and a member's name say nothing of what the name means elsewhere. */
function referencesOf(node) {
  if (node.type.startsWith('TS') && !node.expression) return [];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  if (node.type === 'Property' && !node.computed) return [node.value];
  return childrenOf(node);
}

const isDeed = ({ type, callee, property }) =>
  (type === 'CallExpression' && DEEDS.has(callee.property?.name)) ||
  (type === 'MemberExpression' && HANDS.has(property.name));

/** `{ … } satisfies Meta`, `play!`: what stands before it. */
const bare = (node) => (node?.type.startsWith('TS') && node.expression ? bare(node.expression) : node);

/** What a module defines at its top, by name, and where its other names come from. */
function readModule(path, text) {
  const { program, module } = parseSync(path, text);
  const own = new Map();
  for (const statement of program.body) {
    const declared = statement.declaration ?? statement;
    if (statement.type === 'ExportDefaultDeclaration') own.set('default', declared);
    if (declared.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations) own.set(id.name, init);
    else if (declared.id) own.set(declared.id.name, declared);
  }
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, importName }) => [
      localName.value,
      { request: moduleRequest.value, name: importName.name },
    ]),
  );
  const entries = module.staticExports.flatMap((one) => one.entries).filter(({ isType }) => !isType);
  const passed = entries
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, importName, exportName }) => [
      exportName.name,
      { request: moduleRequest.value, name: importName.name },
    ]);
  return { own, from: new Map([...imported, ...passed]) };
}

/**
 * @param {(path: string) => string | undefined} read a file's text, from the root
 * @returns {(path: string, story: string) => boolean} whether a file's story acts
 */
export function actingStories(read) {
  const modules = new Map();
  const moduleAt = (path) => {
    if (!modules.has(path)) {
      const text = read(path);
      modules.set(path, text === undefined ? undefined : readModule(path, text));
    }
    return modules.get(path);
  };
  const resolve = (request, importer) =>
    ['.ts', '.tsx', '/index.ts'].map((end) => join(dirname(importer), request) + end).find(moduleAt);

  /** A name's definition and the module it stands in; nothing for what a package exports: that is worked, it does not work. */
  const define = (path, name) => {
    const { own, from } = moduleAt(path);
    if (own.has(name)) return { path, node: bare(own.get(name)) };
    const source = from.get(name);
    const target = source?.request.startsWith('.') && resolve(source.request, path);
    return target ? define(target, source.name) : undefined;
  };

  const acts = (path, node, seen = new Set()) => {
    if (isDeed(node)) return true;
    if (node.type !== 'Identifier') return referencesOf(node).some((child) => acts(path, child, seen));
    if (HANDS.has(node.name)) return true;
    const found = define(path, node.name);
    if (!found || seen.has(found.node)) return false;
    seen.add(found.node);
    // of a story that another one names only its play counts
    const play = playOf(found.path, found.node);
    return play ? acts(play.path, play.node, seen) : acts(found.path, found.node, seen);
  };

  /** The `play` of a story or of a file's meta, its own or that of what it spreads. */
  const playOf = (path, node) => {
    if (node?.type === 'Identifier') {
      const found = define(path, node.name);
      return found && playOf(found.path, found.node);
    }
    if (node?.type !== 'ObjectExpression') return undefined;
    for (const property of node.properties.toReversed()) {
      if (property.key?.name === 'play') return { path, node: property.value };
      const play = property.argument && playOf(path, bare(property.argument));
      if (play) return play;
    }
    return undefined;
  };

  return (path, story) => {
    const { node } = define(path, story);
    // made by a helper: whatever that does
    if (node.type === 'CallExpression') return acts(path, node);
    const play = playOf(path, node) ?? playOf(path, bare(moduleAt(path).own.get('default')));
    return play !== undefined && acts(play.path, play.node);
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
