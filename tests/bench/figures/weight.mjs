import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { components } from '../../../scripts/ui/sources.mjs';
import { row } from '../row.mjs';
import { bundle } from '../weight/bundle.mjs';
import { PEERS, RADIX_SHEET } from '../weight/peers.mjs';

const FIGURE = 'weight';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = `${ROOT}packages/ui/dist`;
const HERE = fileURLToPath(new URL('../peers', import.meta.url));

/** Bytes of each of our parts as it is built for others, beside those parts of other systems that do the same. */
export async function weightFigure() {
  if (!existsSync(DIST)) throw new Error('packages/ui is not built. Build it with: npm run build:ui');
  const pnpm = [`${ROOT}scripts/pnpm.mjs`, '-C', HERE, 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync(process.execPath, pnpm, { stdio: ['ignore', 'ignore', 'inherit'] });

  const known = new Set(components.map((folder) => basename(folder)));
  for (const name of Object.keys(PEERS)) if (!known.has(name)) throw new Error(`there is no part ${name}`);
  const rows = [];
  // the same part of theirs stands beside several of ours
  const weighed = new Map();
  for (const folder of components) rows.push(await compare(folder, weighed));
  const sheet = await bundle(`import '${RADIX_SHEET}';`, HERE);
  const { css } = await bundle(`import '${DIST}/css/parts.css';`, ROOT);
  rows.push(
    row(FIGURE, 'css of all parts; Radix Themes', {
      ours: css.brotli,
      baseline: sheet.css.brotli,
      unit: 'B br',
      note: `gzip ${css.gzip} : ${sheet.css.gzip}; theirs has no sheet for one part`,
    }),
  );
  return rows;
}

async function compare(folder, weighed) {
  const name = basename(folder);
  const ours = await bundle(`import '${DIST}/css/${folder}.css';\nexport * from '${DIST}/${folder}/index.js';`, ROOT);
  const peers = [];
  for (const peer of PEERS[name] ?? []) {
    const code = `export { ${peer.names.join(', ')} } from '${peer.from}';`;
    const weight = weighed.get(code) ?? (await bundle(code, HERE));
    weighed.set(code, weight);
    // an export that is not there would weigh nothing, and win
    if (weight.js.brotli < 50) throw new Error(`${peer.system} has no ${peer.names.join(', ')}`);
    peers.push({ ...peer, ...weight });
  }
  peers.sort((a, b) => a.js.brotli - b.js.brotli);
  const [lightest] = peers;
  const said = peers.map(({ system, names, js, css }) => `${system} ${names.join('+')} ${told(js, css)}`);
  return {
    ...row(FIGURE, lightest ? `${name}; ${lightest.system}` : name, {
      ours: ours.js.brotli,
      baseline: lightest?.js.brotli ?? null,
      unit: 'B br',
      note: [told(ours.js, ours.css), ...(peers.length > 0 ? said : ['no peer'])].join(' | '),
    }),
    part: name,
    weight: ours,
    peers: peers.map(({ system, names, js, css }) => ({ system, names, js, css })),
  };
}

const told = (js, css) => `js ${js.brotli} br ${js.gzip} gz, css ${css.brotli} br ${css.gzip} gz`;
