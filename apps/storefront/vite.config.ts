import { type BuildEnvironmentOptions, defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import base from '../../vite.config';
import { fileGroups } from './vite.groups';
import { languagePages } from './vite.languages';
import { namedModules } from './vite.manifest';
import { leanStyles } from './vite.styles';

// In development the API runs beside Vite on its own port; in production it serves this build itself.
// Both ports are checked before by scripts/dev.
const port = (variable: string, usual: number) => Number(process.env[variable]?.trim() || usual);
const api = { target: `http://127.0.0.1:${port('PORT', 3000)}`, changeOrigin: false };

/**
 * The router's forms and framework links stay in a bundle that never uses them, only because they are made by a call and
 * then given a display name; its warnings for developers, because the package has no production entry. Without these they
 * fall out (10 KB of 38).
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        // the package serves its development build to everybody
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
        // no data router stands round these routes: what asks for one hears so at build time
        .replace(/\bReact\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null')
        .replace(
          /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm,
          '$1) {\nconst dataRouterOpts = null;',
        ),
      map: null,
    }),
  },
};

/**
 * Each icon works out its attributes anew whenever it is drawn, from a context, widths and names that nobody here gives it;
 * ours are as large as they are told, take their colour from the words beside them and are hidden from who listens. Of what
 * each says of itself its paths are kept: their keys are letters by chance, which nothing compresses.
 */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
    handler: (code, id) => ({
      code: id.includes('/icons/')
        ? code
            .replace(/,?\s*key: "\w+"/g, '')
            .replace(/^ {2}(?:name|size|aliases): .*\n/gm, '')
            .replace(/^__iconData\.node;$/m, '')
        : `import { createElement } from 'react';
        const drawn = {
          xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
          strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
        };
        export default ({ node }) => ({ size = 24, ...props }) =>
          createElement(
            'svg',
            { ...drawn, width: size, height: size, ...props },
            ...node.map(([tag, attributes]) => createElement(tag, attributes)),
          );`,
      map: null,
    }),
  },
};

/**
 * The fault panel for whoever tests by hand: a script of its own, before the shop's, so that a fault meets the first call
 * too. Only the development server knows of it; nothing of the shop imports it, so no build can take it along.
 */
const faultPanel: Plugin = {
  name: 'fault-panel',
  apply: 'serve',
  // found by the first look at the code, not in the middle of the first page
  config: () => ({ optimizeDeps: { entries: ['index.html', 'src/dev/main.tsx'] } }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/dev/main.tsx' }, injectTo: 'head' }],
};

/**
 * Names without words: the entry lists every file of every page, and names are a tenth of what it adds to the libraries.
 * The same in both builds, as pages from the server ask for the browser's files.
 */
const fileNames = { hashCharacters: 'hex', assetFileNames: 'assets/[hash:7][extname]' } as const;

/** Has Chromium compile all functions of a file on another thread while it arrives; others take it for a comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad';
const groupNames = new Set(fileGroups.map(({ name }) => name));

/** What the browser gets. */
const client: BuildEnvironmentOptions = {
  target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  // only Safari 16 knows no preloading: its modules come one after the other, and everybody else is spared the code
  modulePreload: { polyfill: false },
  // the server reads from it which files belong to which page
  manifest: true,
  // a data: picture would be in every page's bytes and against the content policy
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      ...fileNames,
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: { groups: fileGroups },
      // else each function is compiled where it is first called: in the middle of hydration, and of somebody's first press
      postBanner: ({ isEntry, name }) =>
        isEntry || groupNames.has(name) || name.endsWith('Route') ? COMPILE_EAGERLY : '',
    },
  },
};

/** What makes first pages on the server: one file that needs no node_modules. */
const server: BuildEnvironmentOptions = {
  outDir: 'dist-server',
  copyPublicDir: false,
  target: 'node20',
  // its inline script is the text of a function, and belongs to every page
  minify: true,
  assetsInlineLimit: 0,
  rolldownOptions: { output: { ...fileNames, codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(base, {
    root: import.meta.dirname,
    plugins: [leanRouter, leanIcons, leanStyles, faultPanel, languagePages, namedModules],
    // React has it by itself since 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    server: {
      host: '127.0.0.1',
      port: port('STOREFRONT_PORT', 5173),
      strictPort: true,
      proxy: { '/api': api, '/images': api },
    },
    build: isSsrBuild ? server : client,
    // React's development code is slow and says more than a server should
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  } satisfies UserConfig),
);
