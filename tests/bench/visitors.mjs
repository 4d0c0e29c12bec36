import { requestBytes } from './connection.mjs';

/** What a browser says about itself with every call. */
export const BROWSER_HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'id,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
};

let addresses = 0;

/** An address of the loopback net that no visitor of this run has had: the shop's limits stay on and count by address. */
export function nextAddress() {
  addresses += 1;
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Visitors who all send the same request, for as long as they are let. */
export function repeaters(count, path, headers = {}) {
  const bytes = requestBytes('GET', path, { headers: { ...BROWSER_HEADERS, ...headers } });
  return Array.from({ length: count }, () => ({ address: nextAddress(), requests: endless(bytes) }));
}

function* endless(bytes) {
  for (;;) yield bytes;
}
