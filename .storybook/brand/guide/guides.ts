import type { Figures, Guide } from '../../../packages/ui/src/guide/types';

const STORIES = '.stories.tsx';
const SRC = '../../../packages/ui/src';

const guides = import.meta.glob<{ guide: Guide }>('../../../packages/ui/src/{,shop/}[A-Z]*/*.guide.ts');
const figures = import.meta.glob<{ default: Figures<Guide> }>('../../../packages/ui/src/{,shop/}[A-Z]*/*.figures.tsx');
const examples = import.meta.glob<string>('../../../packages/ui/src/{,shop/}[A-Z]*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** All there is to say and to draw of one component. */
export interface Told {
  guide: Guide;
  figures: Figures<Guide>;
  /** Source of its snippet. */
  example: string;
}

async function load(path: string): Promise<Told> {
  const [guide, drawn, example] = [
    guides[`${path}.guide.ts`],
    figures[`${path}.figures.tsx`],
    examples[`${path}.example.tsx`],
  ];
  if (!guide || !drawn || !example) throw new Error(`${path}: its guide, figures or example are missing`);
  const [told, figure, source] = await Promise.all([guide(), drawn(), example()]);
  return { guide: told.guide, figures: figure.default, example: source };
}

const loaded = new Map<string, Promise<Told>>();

/**
 * The guide beside a file of stories, read once.
 * @param storyFile from the root: `./packages/ui/src/Button/Button.stories.tsx`
 * @throws where there is none, which `npm run complete` refuses
 */
export function guideOf(storyFile: string): Promise<Told> {
  const path = storyFile.replace('./packages/ui/src', SRC).slice(0, -STORIES.length);
  const known = loaded.get(path) ?? load(path);
  loaded.set(path, known);
  return known;
}
