import changelog from '../../../packages/ui/CHANGELOG.md?raw';

const waiting = import.meta.glob<string>('../../../.changeset/!(README).md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** One sentence of the history. */
export interface Change {
  /** "0.2.0", or that it is still to come. */
  version: string;
  words: string;
}

const NEXT = 'Next version';

/** Sentences of a text in Markdown, without its list marks and hashes of commits. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/^[-*] (?:[0-9a-f]{7,}: )?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.) (?=[A-Z`])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function releases(): [version: string, text: string][] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return [version.trim(), lines.filter((line) => !line.startsWith('#')).join('\n')];
  });
}

/** What the changelog, and what waits for the next release, say of a component. */
export function changesOf(name: string): Change[] {
  const next = Object.values(waiting).map((text): [string, string] => [NEXT, text.replace(/^---[^]*?---\n/, '')]);
  const isAbout = new RegExp(`\\b${name}\\b`);
  return [...next, ...releases()].flatMap(([version, text]) =>
    sentencesOf(text)
      .filter((words) => isAbout.test(words))
      .map((words) => ({ version, words })),
  );
}
