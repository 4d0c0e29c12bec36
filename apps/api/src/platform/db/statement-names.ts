import { createHash } from 'node:crypto';

const NAMEABLE = /^\s*(?:select|insert|update|delete|with|merge)\b/i;

/**
 * Gives statements a name, so that PostgreSQL parses and plans each text once per connection. Only statements sent with
 * a values array get one (without it a text may hold several commands), and only the first `limit` texts: every name
 * costs memory in every connection.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #renewed = 0;

  constructor(private readonly limit = 500) {}

  /** The name for a text, `undefined` where the text has to stay unnamed. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= this.limit || !NAMEABLE.test(text)) return undefined;
    // PostgreSQL cuts names at 63 bytes; 128 bits of hash make a clash of two texts impossible in practice
    const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Gives a text another name, so that every connection prepares it again: what was prepared under the old one no longer
   * fits the tables.
   */
  renew(text: string): void {
    const name = this.#names.get(text)?.split('_', 1)[0];
    this.#renewed += 1;
    if (name !== undefined) this.#names.set(text, `${name}_${this.#renewed}`);
  }

  /** Arguments of `client.query` with the name put in; others come back as they are. */
  withName(args: readonly unknown[]): readonly unknown[] {
    const [first, values, ...rest] = args;
    if (typeof first === 'string' && Array.isArray(values)) {
      const name = this.nameOf(first);
      return name === undefined ? args : [{ text: first, values: values as unknown[], name }, ...rest];
    }
    if (isUnnamedConfig(first)) {
      const name = this.nameOf(first.text);
      return name === undefined ? args : [{ ...first, name }, values, ...rest];
    }
    return args;
  }
}

function isUnnamedConfig(value: unknown): value is { text: string; values: unknown[] } {
  if (typeof value !== 'object' || value === null || 'submit' in value || 'name' in value) return false;
  return 'text' in value && typeof value.text === 'string' && 'values' in value && Array.isArray(value.values);
}
