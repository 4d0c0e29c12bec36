// Writes .br and .gz beside every text asset of a build, so that the server never compresses one while somebody waits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SMALLEST = 512; // below this the header costs more than it saves
const root = process.argv[2];
if (!root) throw new Error('usage: node scripts/precompress.mjs FOLDER');

for (const name of readdirSync(root, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest|xml)$/.test(name)) continue;
  const path = join(root, name);
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}
