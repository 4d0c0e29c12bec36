/** What a Storybook was built from. */
export interface BuildInfo {
  /** The commit's full id; null where there is no git, as in an archive. */
  commit: string | null;
  /** Whether files differed from that commit. */
  changed: boolean;
  /** The address of the code in a browser, without a slash at its end; null while neither `REPOSITORY_URL`, package.json nor git's origin names one. */
  repository: string | null;
}

/**
 * Where the file can be read as it was when this Storybook was built.
 * @param file as the index names it: `./packages/ui/src/Button/Button.stories.tsx`
 * @returns null where no repository or no commit is known
 */
export function codeAddress({ commit, repository }: BuildInfo, file: string): string | null {
  return commit && repository ? `${repository}/blob/${commit}/${file.replace(/^\.\//, '')}` : null;
}
