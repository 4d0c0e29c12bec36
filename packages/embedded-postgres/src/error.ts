/** What the calling program names its settings: a refusal tells its reader what to set, in that program's words. */
export interface Words {
  /** The setting that leads to `dataDir`. */
  dataDir: string;
  /** The setting that leads to `binDir`. */
  binDir: string;
  /** Ends every refusal: a sentence with what else can be done. */
  instead: string;
}

export const PLAIN_WORDS: Words = {
  dataDir: 'data folder',
  binDir: 'binDir',
  instead: 'Otherwise set binDir to the bin folder of an installed PostgreSQL.',
};

/** Why no embedded PostgreSQL can run here, in one line that ends with the way out. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';

  constructor(reason: string, words: Words, options?: ErrorOptions) {
    const line = reason
      .trim()
      .replaceAll(/\s*\n\s*/g, ' | ')
      .replace(/\.$/, '');
    super(`Cannot run the embedded PostgreSQL: ${line}. ${words.instead}`, options);
  }
}

/** Of what a program printed, the lines that say what is wrong; the last ones where none stands out. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter(Boolean);
  const telling = lines.filter((line) => /\b(?:error|fatal|panic|hint|detail):/i.test(line));
  return (telling.length > 0 ? telling : lines.slice(-3)).join('\n');
}
