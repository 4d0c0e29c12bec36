// Which code a Storybook is built from; read by its configuration, which Node runs as it stands.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {...string} words */
function git(...words) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * `git+https://host/name.git`, `git@host:name.git` and the like, as a browser opens them.
 * @param {string | { url?: string } | undefined} repository as package.json has it
 * @returns {string | null} null for anything else
 */
export function browsable(repository) {
  const named = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const address = named
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\.git$/, '');
  return address.startsWith('https://') ? address : null;
}

/**
 * What stands in this folder now.
 * @returns {import('./code').BuildInfo}
 */
export function readCommit() {
  return {
    commit: git('rev-parse', 'HEAD'),
    // nothing, where there is no git, is no change
    changed: Boolean(git('status', '--porcelain', '--untracked-files=no')),
    repository: browsable(JSON.parse(readFileSync('package.json', 'utf8')).repository),
  };
}
