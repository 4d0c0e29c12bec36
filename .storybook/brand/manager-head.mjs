// For Storybook's own page: the tokens and the faces, which no Tailwind passes through, and the words of the search.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const styles = fileURLToPath(new URL('../../packages/ui/src/styles/', import.meta.url));
const read = (file) => readFileSync(`${styles}${file}`, 'utf8');

/**
 * The ramps are written where Tailwind would write them; what else it alone understands, a browser leaves out.
 * @param {string} head Storybook's own head
 * @param {Map<string, { words: readonly string[] }>} guides of components, by the path inside `src`
 * @returns {string} the head with Seduh's styles and words at its end
 */
export const managerHead = (head, guides) => `${head}
<script type="application/json" id="search-words">${JSON.stringify(
  Object.fromEntries([...guides].map(([path, { words }]) => [path, words])),
).replaceAll('<', '\\u003c')}</script>
<style>${read('tokens.css').replace('@theme static {', ':root {')}${read('fonts.css')}</style>`;
