import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const isReact = (id) => /^react(-dom)?(\/|$)/.test(id);

/**
 * What a page carries for it that has nothing else, React aside.
 * @param {string} code the page's imports @param {string} root where they are looked for
 * @returns {Promise<{ js: Weight, css: Weight }>}
 * @typedef {{ gzip: number, brotli: number }} Weight bytes as they travel
 */
export async function bundle(code, root) {
  const page = {
    name: 'page',
    resolveId: (id) => (id === 'page' ? id : null),
    load: (id) => (id === 'page' ? code : null),
  };
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [page],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'page',
        external: isReact,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const texts = (chosen) => output.filter(chosen).map(({ code: script, source }) => script ?? String(source));
  return {
    js: weigh(texts(({ type }) => type === 'chunk')),
    css: weigh(texts(({ fileName }) => fileName.endsWith('.css'))),
  };
}

/** @param {string[]} texts @returns {Weight} */
function weigh(texts) {
  const text = texts.join('\n');
  return text === ''
    ? { gzip: 0, brotli: 0 }
    : { gzip: gzipSync(text, { level: 9 }).length, brotli: brotliCompressSync(text).length };
}
