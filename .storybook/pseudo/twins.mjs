import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');

/** The two places that all words of parts and screens go through, and what stands there in Storybook. */
const TWINS = new Map([
  [file('../../packages/ui/src/hooks/usePhrases.ts'), file('usePhrases.ts')],
  [file('../../packages/screens/src/lib/words/words.ts'), file('words.ts')],
]);

/** Lets Storybook speak the pseudo-language. A setting in the product would cost its pages bytes that no visitor needs. */
export function pseudoTwins() {
  return {
    name: 'seduh:pseudo',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\/(?:usePhrases|words)$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const twin = found && TWINS.get(found.id);
      return twin && importer !== twin ? twin : null;
    },
  };
}
