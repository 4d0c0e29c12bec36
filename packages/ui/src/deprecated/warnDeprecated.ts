const warned = new Set<string>();

/**
 * Tells a developer, once for each name, what to write instead. Says nothing in production, where no code of it is left.
 * @param name what is deprecated, as it is imported
 * @param instead what to write
 * @param codemod the one that does it: `npx @seduh/ui codemod <codemod> src`
 */
export function warnDeprecated(name: string, instead: string, codemod: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(name)) return;
  warned.add(name);
  console.warn(
    `@seduh/ui: ${name} is deprecated, write ${instead}. \`npx @seduh/ui codemod ${codemod} src\` does it for you.`,
  );
}
