// What the server's own tests have, for a run that has only its build.
import { createRequire } from 'node:module';
import { createServer } from 'vite';
import { atEnd } from '../bench/processes.mjs';

const fromHere = createRequire(import.meta.url);
let loader;

/** Loads a module of TypeScript. @param {string} entry of a package, such as `@seduh/api/testing/s3`, or a file */
export async function importTesting(entry) {
  loader ??= createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  }).then((server) => {
    atEnd(() => server.close());
    return server;
  });
  return (await loader).ssrLoadModule(fromHere.resolve(entry));
}
