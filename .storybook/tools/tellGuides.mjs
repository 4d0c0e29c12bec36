// What the manifest for tools says of each component: plain JavaScript, since Storybook's configuration imports it.
import { basename } from 'node:path';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} path its story file
 * @property {string} [summary]
 * @property {string} [description]
 * @property {string} [apiDescription] stands in place of the props that Storybook has found
 * @property {string} [import]
 */

/** @typedef {{ components?: { components: Record<string, Part> } }} Manifests by the names of their files */

const PAGE =
  /^# .*\n\n> (?<purpose>.*)\n\n(?<before>[^]*?)\n(?<props>## Props\n[^]*?\n)?(?=\n## Do\n)\n(?<after>[^]*)$/;

/**
 * Says of each component what its page says, with the true props: Storybook's own reader knows one file at a time, and
 * takes the imports from the stories.
 * @param {Manifests} manifests
 * @param {Record<string, string>} texts as `readLlms` gives them
 * @returns {Manifests}
 */
export function tellGuides(manifests, texts) {
  for (const part of Object.values(manifests.components?.components ?? {})) {
    const name = basename(part.path, '.stories.tsx');
    const { purpose, before, props, after } = PAGE.exec(texts[`llms/${name}.md`] ?? '')?.groups ?? {};
    if (!purpose) throw new Error(`${part.path}: has no page to tell of`);
    part.summary = purpose;
    part.description = `${purpose}\n\n${before}\n${after}`;
    part.apiDescription = props ?? '## Props\n\nNone of its own.';
    part.import = `import { ${name} } from '@seduh/ui';`;
  }
  return manifests;
}
