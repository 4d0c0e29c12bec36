/** Why no embedded PostgreSQL can run here, in one line that ends with the two ways out. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';

  constructor(reason: string, options?: ErrorOptions) {
    const line = reason
      .trim()
      .replaceAll(/\s*\n\s*/g, ' | ')
      .replace(/\.$/, '');
    super(
      `Cannot run the embedded PostgreSQL: ${line}. Otherwise set DATABASE_URL to a PostgreSQL server, or PG_BIN_DIR to ` +
        'the bin folder of an installed PostgreSQL.',
      options,
    );
  }
}

/** Of what a program printed, the lines that say what is wrong; the last ones where none stands out. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter(Boolean);
  const telling = lines.filter((line) => /\b(?:error|fatal|panic|hint|detail):/i.test(line));
  return (telling.length > 0 ? telling : lines.slice(-3)).join('\n');
}
