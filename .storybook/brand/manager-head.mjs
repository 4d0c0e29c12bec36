// The tokens and the faces for Storybook's own page, which no Tailwind passes through.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const styles = fileURLToPath(new URL('../../packages/ui/src/styles/', import.meta.url));
const read = (file) => readFileSync(`${styles}${file}`, 'utf8');

/**
 * The ramps are written where Tailwind would write them; what else it alone understands, a browser leaves out.
 * @param {string} head Storybook's own head
 * @returns {string} the head with Seduh's styles at its end
 */
export const managerHead = (head) => `${head}
<style>${read('tokens.css').replace('@theme static {', ':root {')}${read('fonts.css')}</style>`;
