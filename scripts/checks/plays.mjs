// What a story's `play` comes to: its own code, that of stories it spreads and of the helpers it calls.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

const isNode = (value) => typeof value?.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** A property's key and a member's name say nothing of what the name means elsewhere. */
function referencesOf(node) {
  if (node.type.startsWith('TS') && !node.expression) return [];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  if (node.type === 'Property' && !node.computed) return [node.value];
  return childrenOf(node);
}

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
 * @returns {(path: string, story: string) => Iterable<object>} the nodes of all code that a file's story runs to play
 */
export function playsOf(read) {
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

  /** Every node of a piece of code and of what it names, down to the bottom. */
  function* reach(path, node, seen = new Set()) {
    yield node;
    if (node.type !== 'Identifier') {
      for (const child of referencesOf(node)) yield* reach(path, child, seen);
      return;
    }
    const found = define(path, node.name);
    if (!found || seen.has(found.node)) return;
    seen.add(found.node);
    // of a story that another one names only its play counts
    const play = playOf(found.path, found.node) ?? found;
    yield* reach(play.path, play.node, seen);
  }

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

  return function* codeOf(path, story) {
    const { node } = define(path, story);
    // made by a helper: whatever that does
    if (node.type === 'CallExpression') yield* reach(path, node);
    else {
      const play = playOf(path, node) ?? playOf(path, bare(moduleAt(path).own.get('default')));
      if (play) yield* reach(play.path, play.node);
    }
  };
}
