// Who imports whom at run time. Finer than by file: a name that comes through a file of re-exports leads to the file
// that defines it, because otherwise each component reaches everything through the package's entry.
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';

export const CODE = /\.(?:tsx?|mjs)$/;
const EVERY_NAME = '*';

/** @param {{kind: string, name: string | null}} name */
const nameOf = ({ kind, name }) => (kind === 'Name' ? name : kind === 'Default' ? 'default' : EVERY_NAME);

/** What a source names for later: `import('./x')`, `new URL('./x.worker.ts', import.meta.url)`. */
function namedForLater({ module, program }) {
  const requests = [];
  if (module.dynamicImports.length + module.importMetas.length === 0) return requests;
  // an address that is put together at run time leads nowhere here
  const take = (address) => typeof address?.value === 'string' && requests.push(address.value);
  new Visitor({
    ImportExpression: ({ source }) => take(source),
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.name === 'URL' && base?.object?.type === 'MetaProperty') take(address);
    },
  }).visit(program);
  return requests;
}

/**
 * What a source imports and hands on. Types are left out: they are gone at run time.
 * @param {string} path
 * @param {string} text
 */
function readModule(path, text) {
  const parsed = parseSync(path, text);
  const { module, program } = parsed;
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    }));
  for (const request of namedForLater(parsed)) imports.push({ request, names: [EVERY_NAME], isLazy: true });
  const exports = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return {
    imports,
    own: exports.filter(({ moduleRequest }) => !moduleRequest).map(({ exportName }) => nameOf(exportName)),
    passed: exports
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, importName, exportName }) => ({
        request: moduleRequest.value,
        from: nameOf(importName),
        // `export *` keeps each name
        as: exportName.kind === 'None' ? EVERY_NAME : nameOf(exportName),
      })),
    isEntry: program.body.every(
      ({ type, source }) => type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source),
    ),
  };
}

/**
 * Who imports a file, by file.
 * @typedef {object} Importers
 * @property {Map<string, Set<string>>} all
 * @property {Map<string, Set<string>>} eager without those that import it on demand
 * @property {(file: string) => string[]} exported the names a file exports
 */

/**
 * @param {string[]} files paths from the root
 * @param {(path: string) => string} read
 * @param {Record<string, {folder: string, exports: Record<string, string>}>} packages of the workspace, by name
 * @returns {Importers}
 */
export function importersOf(files, read, packages) {
  const known = new Set(files);
  const modules = new Map(files.filter((file) => CODE.test(file)).map((file) => [file, readModule(file, read(file))]));
  const all = new Map();
  const eager = new Map();
  const link = (file, importer, isLazy = false) => {
    for (const map of isLazy ? [all] : [all, eager]) map.set(file, (map.get(file) ?? new Set()).add(importer));
  };

  const asFile = (path) =>
    ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => path + end).find((one) => known.has(one));
  const resolve = (request, importer) => {
    const [path] = request.split('?');
    if (path.startsWith('.')) return asFile(join(dirname(importer), path));
    const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    const found = packages[name];
    if (!found) return undefined;
    const sub = `.${path.slice(name.length)}`;
    const target = found.exports[sub] ?? found.exports['./*']?.replace('*', sub.slice(2));
    return target && asFile(join(found.folder, target));
  };

  /** Where a file's name is defined, and every entry on the way there. */
  const define = (file, name, way = new Set()) => {
    if (way.has(file)) return [];
    way.add(file);
    const module = modules.get(file);
    if (!module?.isEntry || name === EVERY_NAME) return [file];
    const handed = module.passed.filter(({ as }) => as === name || as === EVERY_NAME);
    const found = handed.flatMap(({ request, from }) => {
      const target = resolve(request, file);
      if (!target) return [];
      const wanted = from === EVERY_NAME ? name : from;
      return offers(target, wanted) ? define(target, wanted, way) : [];
    });
    // a name from outside the workspace, or of a whole module
    return found.length > 0 ? found : [file];
  };
  const offers = (file, name, seen = new Set()) => {
    const module = modules.get(file);
    if (!module || seen.has(file)) return !module;
    seen.add(file);
    if (module.own.includes(name) || name === EVERY_NAME) return true;
    return module.passed.some(({ request, as }) => {
      const target = as === EVERY_NAME && resolve(request, file);
      return as === name || (target && offers(target, name, seen));
    });
  };

  for (const file of files.filter((one) => one.endsWith('.css'))) {
    for (const [, request] of read(file).matchAll(/@import\s+['"]([^'"]+)['"]/g)) {
      const target = resolve(request, file);
      if (target) link(target, file);
    }
  }
  for (const [file, { imports, passed }] of modules) {
    for (const { request } of passed) {
      const target = resolve(request, file);
      if (target) link(target, file);
    }
    for (const { request, names, isLazy } of imports) {
      const target = resolve(request, file);
      if (!target) continue;
      const defining = names.length > 0 ? names.flatMap((name) => define(target, name)) : [target];
      for (const one of defining) link(one, file, isLazy);
    }
  }
  return { all, eager, exported: (file) => modules.get(file)?.own.filter((name) => name !== 'default') ?? [] };
}

/**
 * All that a change can touch: the files themselves, who imports them, who imports those.
 * @param {Iterable<string>} changed
 * @param {Map<string, Set<string>>} importers
 * @returns {Set<string>}
 */
export function reach(changed, importers) {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
