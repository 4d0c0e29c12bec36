import { readFileSync } from 'node:fs';

type Source = Record<string, string | undefined>;

/** What a variable is called that names the file of a secret, as container images have it. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * Reads secrets that stand in files: `NAME_FILE` names the file whose text is the value of `NAME`. The line's end behind
 * it is no part of it, blanks are. Text in a file is in no list of processes, no `docker inspect` and no child's environment.
 * @param names the variables that may come by file
 * @returns the environment with what the files hold, and which names came that way
 * @throws where both are set, where a file cannot be read, or where it holds nothing; names the variable, never the value
 */
export function withSecretFiles(source: Source, names: readonly string[]): { values: Source; fromFile: Set<string> } {
  const values = { ...source };
  const fromFile = new Set<string>();
  for (const name of names) {
    const variable = fileVariable(name);
    const path = source[variable]?.trim();
    if (!path) continue;
    if (source[name]) throw new Error(`${name} and ${variable}: name one of them`);
    const text = readText(variable, path);
    if (text.trim() === '') throw new Error(`${variable} names a file that holds nothing: ${path}`);
    values[name] = text;
    fromFile.add(name);
  }
  return { values, fromFile };
}

/** An error's text with every variable called as it was set: one that came by file by the file's variable. */
export const asNamed = (text: string, fromFile: ReadonlySet<string>): string =>
  text.replaceAll(/\b[A-Z][A-Z0-9_]+\b/g, (name) => (fromFile.has(name) ? fileVariable(name) : name));

function readText(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${variable} cannot be read: ${reason}`, { cause: error });
  }
}
