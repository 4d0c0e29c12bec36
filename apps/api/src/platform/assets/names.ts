/** What files of a build are sent as, by their ending. Another ending is none of a build's. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** As the storefront's build names what it hashes: `0f23324.js`, `index-ca9e1052.js`, `proof.worker-BOqwxDy9.js`. */
const NAME = /^(?:\w[\w.]{0,40}-[\w-]{8}|[\da-f]{7,8})\.(?<ending>[a-z\d]{2,5})$/;

/** How a file may lie beside itself, compressed by the build; what is smaller comes first. */
export const ENCODINGS = [
  { coding: 'br', ending: '.br', accepted: /\bbr\b/ },
  { coding: 'gzip', ending: '.gz', accepted: /\bgzip\b/ },
] as const;

/** The content type of a file with a hash in its name; null for any other name, a compressed one's too. */
export const typeOfAsset = (file: string): string | null => TYPES[NAME.exec(file)?.groups?.['ending'] ?? ''] ?? null;

/** Whether a file of a build, or a compressed one beside it, is kept for other processes: its name says what is in it. */
export const isKept = (file: string): boolean => typeOfAsset(file.replace(/\.(?:br|gz)$/, '')) !== null;
